import { expect, it } from 'vitest';
import { drawableText } from './drawable-text.ts';

it.each([
  ['Größe, Übung & Fähre – “ja” №1', 'Größe, Übung & Fähre – “ja” №1'],
  ['Łódź, Čapek, Öl', 'Łódź, Čapek, Öl'],
  ['The ferry 🚢 is ☀️ late 🎉', 'The ferry is late'],
  ['10 #1 ©', '10 #1 ©'],
  ['two\n lines', 'two lines'],
])('draws %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

it.each(['Привет', '港の灯り', 'A مرحبا', 'ferry ☲'])('doesn’t draw %s with holes in it', (text) => {
  expect(drawableText(text)).toBeUndefined();
});
