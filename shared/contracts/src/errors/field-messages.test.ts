import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldMessageIn } from './field-messages.ts';

it.each([
  ['Fill this in.', 'Bitte ausfüllen.'],
  ['Write at most 255 characters.', 'Schreib höchstens 255 Zeichen.'],
  ['Not before 2026-11-05.', 'Nicht vor dem 2026-11-05.'],
  ['At most 10.', 'Höchstens 10.'],
  ['At least 1.5.', 'Mindestens 1.5.'],
  [
    'Choose at most 5 hosts, including the creator.',
    'Wähle höchstens 5 Gastgeber, einschließlich der Person, die die Veranstaltung angelegt hat.',
  ],
  ['Nobody has translated this.', 'Nobody has translated this.'],
])('translates “%s” into German', (english, german) => {
  expect(fieldMessageIn(english, 'de')).toBe(german);
  expect(fieldMessageIn(english, 'en')).toBe(english);
});

it('has a German translation of every message of a schema', () => {
  const source = join(import.meta.dirname, '..');
  const files = ['entities', 'forms'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((file) => join(source, folder, file)),
  );
  const messages = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]{6,}\.)'/g)])
    .map(([, message = '']) => message);
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => fieldMessageIn(message, 'de') === message)).toEqual([]);
});
