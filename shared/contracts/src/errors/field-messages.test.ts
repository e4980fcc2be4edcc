import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldMessageOf } from './field-messages.ts';

it.each([
  ['Fill this in.', { text: 'Fill this in.' }],
  ['Write at most 255 characters.', { text: 'Write at most {n} characters.', value: '255' }],
  ['Not before 2026-11-05.', { text: 'Not before {n}.', value: '2026-11-05' }],
  ['At most 10.', { text: 'At most {n}.', value: '10' }],
  ['At least 1.5.', { text: 'At least {n}.', value: '1.5' }],
  ['Nobody has translated 7 of these.', undefined],
  ['Invalid string: must match pattern /^[a-z]{1,}$/', undefined],
])('finds the translatable text of “%s”', (message, expected) => {
  expect(fieldMessageOf(message)).toEqual(expected);
});

it('lists every message of a schema', () => {
  const source = join(import.meta.dirname, '..');
  const files = ['entities', 'forms'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((file) => join(source, folder, file)),
  );
  const messages = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?<!\/\*i18n\*\/ |message:\s+)'([A-Z][^'\n]{6,}\.)'/g),
    ])
    .map(([, message = '']) => message);
  const endpoints = join(source, 'endpoints');
  for (const file of readdirSync(endpoints))
    for (const [, message = ''] of readFileSync(join(endpoints, file), 'utf8').matchAll(
      /error: '([^'\n]+)'/g,
    ))
      messages.push(message);
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !fieldMessageOf(message))).toEqual([]);
});
