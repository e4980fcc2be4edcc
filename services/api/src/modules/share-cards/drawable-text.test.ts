import { expect, it } from 'vitest';
import { drawableText, fontsOf } from './drawable-text.ts';

it.each([
  ['Größe, Übung & Fähre – “ja” №1', 'Größe, Übung & Fähre – “ja” №1'],
  ['Łódź, Čapek, Öl', 'Łódź, Čapek, Öl'],
  ['The ferry 🚢 is ☀️ late 🎉', 'The ferry is late'],
  ['10 #1 ©', '10 #1 ©'],
  ['two\n lines', 'two lines'],
  ['𝓕𝓪𝓷𝓬𝔂 𝓷𝓲𝓰𝓱𝓽', 'Fancy night'],
])('renders %s', async (text, drawn) => {
  expect(await drawableText(text)).toBe(drawn);
});

it.each([
  ['Ночной город', ['noto-sans-cyrillic']],
  ['Νύχτα στο λιμάνι', ['noto-sans-greek']],
  ['Đêm hội bến cảng', ['noto-sans-vietnamese']],
  ['مهرجان الميناء', ['noto-sans-arabic-arabic']],
  ['פסטיבל הנמל', ['noto-sans-hebrew-hebrew']],
  ['เทศกาลท่าเรือ', ['noto-sans-thai-thai']],
  ['बंदरगाह का त्योहार', ['noto-sans-devanagari']],
])('renders %s with a font of its script', async (text, fonts) => {
  expect(await drawableText(text)).toBe(text);
  expect((await fontsOf(text))?.map(({ name }) => name)).toEqual(fonts);
});

it.each([
  ['夏祭りのお知らせ', 'noto-sans-jp'],
  ['항구 축제 안내', 'noto-sans-kr'],
  ['港口节日公告', 'noto-sans-sc'],
  ['港口節日公告', 'noto-sans-sc'],
])('renders %s with the glyphs of its language', async (text, family) => {
  expect(await drawableText(text)).toBe(text);
  const fonts = (await fontsOf(text)) ?? [];
  expect(fonts.every(({ name }) => name.startsWith(family))).toBe(true);
});

it.each(['ᚠᛇᚻ', 'A ᓄᓇᕗᑦ', 'ferry ☲'])('doesn’t render %s with missing glyphs', async (text) => {
  expect(await drawableText(text)).toBeUndefined();
});
