import { richTextSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nameAmong, readJson, readMarkdown } from './read-content.ts';

const people = z.array(z.strictObject({ username: z.string(), joinedDaysAgo: z.int() }));
const page = z.strictObject({ title: z.string(), hoursAgo: z.int(), body: richTextSchema });

it('reads the fields and the text of a Markdown file', () => {
  const file = '---\r\ntitle: "Notes: one"\r\nhoursAgo: -4\r\n---\r\n\r\nText\r\n';
  expect(readMarkdown('docs/1-notes.md', page, {}, file)).toEqual({
    title: 'Notes: one',
    hoursAgo: -4,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] },
  });
});

it.each([
  [
    'a value of another type',
    '[{ "username": "a", "joinedDaysAgo": "x" }]',
    /expected number.*\n.*\[0\]\.joinedDaysAgo/,
  ],
  ['an unknown field', '[{ "username": "a", "joinedDaysAgo": 1, "bioo": "" }]', /"bioo"\n.*\[0\]/],
  ['a missing comma', '[{ "username": "a" "joinedDaysAgo": 1 }]', /line 1 column 20/],
])('names the JSON file and the field: %s', (_, text, problem) => {
  const read = () => readJson('members.json', people, text);
  expect(read).toThrow('services/api/demo/members.json\n');
  expect(read).toThrow(problem);
});

it.each([
  ['a field of another type', '---\ntitle: A\nhoursAgo: soon\n---\nText', /at hoursAgo/],
  ['no fields', 'Text', /three dashes/],
  ['fields that aren’t YAML', '---\ntitle: "A\n---\nText', /quote/],
  ['text that rich text can’t contain', '---\ntitle: A\nhoursAgo: 1\n---\n# Title', /A heading begins with/],
])('names the Markdown file and the field: %s', (_, text, problem) => {
  const read = () => readMarkdown('articles/01-a.md', page, {}, text);
  expect(read).toThrow('services/api/demo/articles/01-a.md\n');
  expect(read).toThrow(problem);
});

it('rejects a name that no content defines', () => {
  const member = nameAmong(
    () => ['ada', 'bo'],
    (name) => `No member has the username ${name}.`,
  );
  expect(member.parse('bo')).toBe('bo');
  expect(() => readJson('feed.json', z.array(z.object({ author: member })), '[{ "author": "cy" }]')).toThrow(
    /No member has the username cy\.\n.*\[0\]\.author/,
  );
});
