import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoint, endpointKeys } from '../endpoints/table.ts';
import { siteFileSchema } from '../site/site-settings.ts';
import { handle, line, searchWords, text, textFile, writtenKinds } from './written.ts';

/** Inputs that look empty, however many bytes they have. */
const UNSEEN = [
  '\u3164',
  '\u2800\u2800',
  '\uFFA0',
  '\u115F',
  '\u200D',
  '\u00AD\u00AD',
  '\u034F',
  '\u180E',
  '\uFE0F',
  '\u17B4',
  '\u{1D159}',
  '\u{E0020}\u{E0020}',
  '\u0301\u0301',
  '\u200B',
  '\uFEFF',
  '\u0007',
  ' \n\t',
  '\u{E0101}',
];
const SEEN = ['Ana Reyes', 'Žofie', 'לאה', 'ليلى', 'می‌خواهم', '👩‍🚒 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣', 'O’Neill', '日本', '🇩🇪'];

describe('line', () => {
  const written = line(1, 80);
  it.each(SEEN)('accepts %s unchanged', (name) => expect(written.parse(` ${name}\u200B`)).toBe(name));
  it.each(UNSEEN)('is empty for only %j', (blank) => expect(written.safeParse(blank).success).toBe(false));
  it('returns one line, whatever was pasted', () => {
    expect(written.parse('Harbour\r\n festival\u2028today')).toBe('Harbour festival today');
    expect(written.parse('Ana\u202e\u0007 Reyes')).toBe('Ana Reyes');
    expect(written.parse('Cafe\u0301')).toBe('Café');
    expect(written.parse('half \ud83d')).toBe('half');
  });
  it('removes text hidden in tag characters', () => expect(written.parse('a\u{E0061}\u{E0062}b')).toBe('ab'));
  it('checks the length after cleaning', () => expect(line(1, 3).parse(' abc\u200B ')).toBe('abc'));
});

describe('text', () => {
  const written = text(0, 500);
  it('normalizes line breaks and removes control characters', () =>
    expect(written.parse('one\r\ntwo\rthree\u0085four\u000b\u0000five\t')).toBe(
      'one\ntwo\nthree\nfour\nfive',
    ));
  it.each(UNSEEN)('is empty for only %j', (blank) => expect(written.parse(blank)).toBe(''));
  it('keeps the direction of the text', () => expect(written.parse('a\u202eb')).toBe('a\u202eb'));
});

it('accepts a handle in every format in which it is shown', () => {
  const member = handle(40);
  for (const way of [
    'Ana',
    ' @ana ',
    'https://city.test/members/ana',
    'http://localhost:3000/members/ana?x=1',
    '/members/Ana',
  ])
    expect(member.parse(way)).toBe('ana');
});

it('extracts the search text', () => expect(searchWords(60).parse(' u\u0308ber\n')).toBe('über'));

it('rejects a file that was read in the wrong encoding', () =>
  expect(textFile(100).safeParse('Caf\uFFFD').error?.issues[0]?.message).toContain('UTF-8'));

it('takes linear time, also for long runs of spaces', () => {
  const blanks = `a${' '.repeat(300_000)}b`;
  expect(line(1, 400_000).parse(blanks)).toBe(blanks);
});

type Schema = z.core.$ZodType;

/** Returns the strings of a schema without a kind of written text, a format or a pattern. */
function bareStrings(schema: Schema, path: string, above: readonly Schema[] = []): string[] {
  if (above.includes(schema) || writtenKinds.has(schema)) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (part: Schema, name = '') => bareStrings(part, path + name, [...above, schema]);
  switch (def.type) {
    case 'string': {
      const isFormat =
        'format' in def || (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format');
      return isFormat ? [] : [path];
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => within(part, `.${name}`));
    case 'array':
      return within(def.element, '[]');
    case 'union':
      return def.options.flatMap((option) => within(option));
    case 'tuple':
      return def.items.flatMap((item) => within(item));
    case 'record':
      return [...within(def.keyType, '{key}'), ...within(def.valueType, '{}')];
    case 'pipe':
      return def.out._zod.def.type === 'boolean' ? [] : within(def.in);
    case 'intersection':
      return [...within(def.left), ...within(def.right)];
    case 'lazy':
      return within(def.getter());
    default:
      return 'innerType' in def ? within(def.innerType as Schema) : [];
  }
}

it('classifies each input string by its writer', () => {
  const parts = endpointKeys.flatMap((key) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint(key)[part];
      return schema ? bareStrings(schema, `${key} ${part}`) : [];
    }),
  );
  expect([...new Set([...parts, ...bareStrings(siteFileSchema, 'a site in a file')])]).toEqual([]);
});

/** All fields in which people enter a name or title. */
it.each([
  ['PUT /api/users/me', { version: 1, fullName: 'Ana\u200B' }, { version: 1, fullName: 'Ana' }],
  ['PUT /api/users/me', { version: 1, bio: 'one\r\ntwo\u0007' }, { version: 1, bio: 'one\ntwo' }],
  ['PUT /api/articles/:id', { version: 1, title: 'abc\u202edef' }, { version: 1, title: 'abcdef' }],
  ['POST /api/articles/:id/comments', { text: 'a\u0007b\r\nc' }, { text: 'ab\nc' }],
] as const)('%s cleans %j', (key, sent, taken) => {
  expect(endpoint(key).body?.parse(sent)).toMatchObject(taken);
});

it.each([
  ['PUT /api/users/me', { version: 1, fullName: '\u3164' }],
  ['POST /api/articles/:id/comments', { text: '\u2800' }],
  ['POST /api/docs', { title: '\u200D' }],
] as const)('%s rejects %j', (key, body) => expect(endpoint(key).body?.safeParse(body).success).toBe(false));
