// @vitest-environment happy-dom
import { richTextSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { everything, PICTURE } from '../testing/documents.ts';
import { fromMarkdown, looksLikeMarkdown, toMarkdown } from './markdown.ts';

it('serializes every node type and parses it again', () => {
  const written = toMarkdown(everything);
  const read = fromMarkdown(written);
  expect(richTextSchema.parse(read)).toEqual(read);
  // A mention becomes its name, because Markdown has no equivalent.
  const named = JSON.parse(
    JSON.stringify(everything).replace(
      '{"type":"text","text":", says "},{"type":"mention","attrs":{"id":"auth0|1","label":"Ana Reyes"}}',
      '{"type":"text","text":", says @Ana Reyes"}',
    ),
  );
  // A block of an app has no equivalent either.
  named.content = named.content.filter(({ type }: { type: string }) => type !== 'remoteBlock');
  expect(read).toEqual(named);
});

it.each([
  ['a heading of another level', '# One\n\n###### Six'],
  ['a picture from elsewhere', 'See ![a ferry](https://a.example/x.png) here'],
  ['a picture of this site in a sentence', `See ![a ferry](${PICTURE} "10 × 20") here`],
  ['markup', 'Hello <script>alert(1)</script> <b onclick="x">there</b>\n\n<div style="x">block</div>'],
  ['a link that runs', '[x](javascript:alert(1)) and <javascript:alert(1)>'],
  ['lists of tasks', '- [x] done\n- [ ] open'],
  ['a table with nothing in it', '| a | b |\n|---|---|\n|  |  |'],
  ['nothing', ''],
  ['a start below zero', '0. zero\n1. one'],
])('creates a document from %s', (_, text) => {
  const read = fromMarkdown(text);
  expect(richTextSchema.parse(read)).toEqual(read);
  expect(JSON.stringify(read)).not.toContain('"href":"javascript');
});

it.each([
  ['## Heading\n\nText', true],
  ['- one\n- two', true],
  ['1. one\n2. two', true],
  ['> said', true],
  ['```\ncode\n```', true],
  ['| a | b |\n| --- | --- |', true],
  ['see [the rules](/docs/rules)', true],
  ['this is **bold**', true],
  ['A plain sentence.', false],
  ['Pier 7 - at eight', false],
  ['2 * 3 * 4 = 24', false],
  ['#hashtag', false],
  ['- a single dash', false],
])('detects whether %j is Markdown: %s', (text, expected) => {
  expect(looksLikeMarkdown(text)).toBe(expected);
});

it('preserves single line breaks of a chat', () => {
  const { content } = fromMarkdown('**Rules**\nBe kind.\nNo cheating.\n\n- one\n- two\n\n```\na\nb\n```', {
    breaks: true,
  });
  expect(content[0]).toMatchObject({
    content: [
      { text: 'Rules' },
      { type: 'hardBreak' },
      { text: 'Be kind.' },
      { type: 'hardBreak' },
      { text: 'No cheating.' },
    ],
  });
  expect(content[1]).toMatchObject({ type: 'bulletList', content: [{}, {}] });
  expect(content[2]).toMatchObject({ type: 'codeBlock', content: [{ text: 'a\nb' }] });
});
