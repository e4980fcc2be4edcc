import { type BlockNode, type InlineNode, richTextSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { richTextFrom } from './markdown.ts';

const text = (written: string): InlineNode => ({ type: 'text', text: written });
const paragraph = (...content: InlineNode[]): BlockNode => ({ type: 'paragraph', content });

it.each<[string, string, BlockNode[]]>([
  [
    'joins the lines of a paragraph',
    'one\ntwo\n\nthree',
    [paragraph(text('one two')), paragraph(text('three'))],
  ],
  ['reads a heading', '### Where', [{ type: 'heading', attrs: { level: 3 }, content: [text('Where')] }]],
  [
    'reads marks, links and hard breaks',
    '**bold** *italic* ~~struck~~ `code` [link](/docs)  \nnext',
    [
      paragraph(
        { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
        text(' '),
        { type: 'text', text: 'italic', marks: [{ type: 'italic' }] },
        text(' '),
        { type: 'text', text: 'struck', marks: [{ type: 'strike' }] },
        text(' '),
        { type: 'text', text: 'code', marks: [{ type: 'code' }] },
        text(' '),
        { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: '/docs' } }] },
        { type: 'hardBreak' },
        text('next'),
      ),
    ],
  ],
  ['keeps escaped characters in one text', '2 \\* 3 \\* 4', [paragraph(text('2 * 3 * 4'))]],
  [
    'reads lists in lists',
    '- one\n  1. two\n- three',
    [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('one')),
              {
                type: 'orderedList',
                attrs: { start: 1 },
                content: [{ type: 'listItem', content: [paragraph(text('two'))] }],
              },
            ],
          },
          { type: 'listItem', content: [paragraph(text('three'))] },
        ],
      },
    ],
  ],
  ['reads quotes', '> said', [{ type: 'blockquote', content: [paragraph(text('said'))] }]],
  [
    'reads code with its language',
    '```lua\nprint(1)\n```',
    [{ type: 'codeBlock', attrs: { language: 'lua' }, content: [{ type: 'text', text: 'print(1)' }] }],
  ],
  ['reads a rule', '---', [{ type: 'horizontalRule' }]],
  [
    'reads a table with an empty cell',
    '| | a |\n| - | - |\n| b | c |',
    [
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph()] },
              { type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('a'))] },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('b'))] },
              { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('c'))] },
            ],
          },
        ],
      },
    ],
  ],
])('%s', (_, markdown, content) => {
  const document = richTextFrom(markdown);
  expect(document).toEqual({ type: 'doc', content });
  expect(richTextSchema.parse(document)).toEqual(document);
});

it.each([
  ['# Title', 'A heading begins with ##, ### or ####.'],
  ['<b>bold</b>', 'A text can’t contain this (html): <b>'],
  ['See ![a ferry](/ferry.png)', 'A text can’t contain this (image): ![a ferry](/ferry.png)'],
  ['- [x] done', 'A text can’t contain this (checkbox): [x]'],
])('rejects %j', (markdown, message) => {
  expect(() => richTextFrom(markdown)).toThrow(message);
});
