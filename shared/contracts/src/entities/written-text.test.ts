import { describe, expect, it } from 'vitest';
import { endpoint } from '../endpoints/table.ts';
import { withoutHidden, writtenLine, writtenText } from './written-text.ts';

const HIDDEN = [
  '\u0007',
  '\n',
  '\u2028',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2060',
  '\ufeff',
  '\u0085',
];
const VISIBLE = ['Ana Reyes', 'Žofie', 'לאה', 'ليلى', 'می‌خواهم', '👩‍🚒 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'O’Neill', '日本'];

describe('a line', () => {
  const line = writtenLine(1, 80);
  it.each(VISIBLE)('takes %s', (text) => expect(line.parse(` ${text} `)).toBe(text));
  it.each(HIDDEN)('refuses %j within', (sign) => expect(line.safeParse(`a${sign}b`).success).toBe(false));
  it('counts without the blanks round it', () => {
    expect(line.safeParse('   ').success).toBe(false);
    expect(line.safeParse('x'.repeat(81)).success).toBe(false);
  });
});

describe('a text', () => {
  const text = writtenText(0, 500);
  it.each(['one\ntwo\tthree', '', 'a\u202eb'])('takes %j', (written) =>
    expect(text.parse(written)).toBe(written),
  );
  it.each(['\u0000', '\u001b[2J', '\u0085', '\r'])('refuses %j', (written) =>
    expect(text.safeParse(`a${written}b`).success).toBe(false),
  );
});

it('leaves hidden signs out of what comes from elsewhere', () => {
  expect(withoutHidden(' Ana\u202e\r\nBcc: all@x.test\u200b ')).toBe('Ana Bcc: all@x.test');
  for (const text of VISIBLE) expect(withoutHidden(text)).toBe(text);
});

/** Every field in which people give something a name or a title. */
it.each([
  ['PUT /api/users/me', { fullName: 'a\u202eb' }],
  ['PUT /api/users/me', { pronouns: 'a\u200bb' }],
  ['PUT /api/users/me', { bio: 'a\u0007b' }],
  ['PUT /api/articles/:id', { version: 1, title: 'abc\u202e' + 'def' }],
  ['PUT /api/articles/:id', { version: 1, summary: 'a\u0007b' }],
  ['POST /api/docs', { title: 'a\u2066b' }],
  ['POST /api/articles/:id/comments', { text: 'a\u0007b' }],
  ['POST /api/comments/:id/report', { reason: 'because\u0007of' }],
  ['POST /api/deploy-tokens', { name: 'ci\nx', remotes: ['news'] }],
] as const)('%s refuses %j', (key, body) => {
  const clean = JSON.parse(JSON.stringify(body).replace(/\\u[0-9a-f]{4}|[\u200b\u202e\u2066]|\\n/g, 'x'));
  expect(endpoint(key).body?.safeParse(body).success).toBe(false);
  expect(endpoint(key).body?.safeParse(clean).error).toBeUndefined();
});
