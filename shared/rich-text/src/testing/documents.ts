import { type BlockNode, type Mark, type RichText, richTextSchema } from '@boardwalk/contracts';

/** URL of a picture that doesn't exist. */
export const PICTURE = '/api/media/00000000-0000-4000-8000-000000000000';

export const text = (value: string, ...marks: Mark[]) => ({
  type: 'text' as const,
  text: value,
  ...(marks.length > 0 && { marks }),
});
export const paragraph = (value: string, ...marks: Mark[]): BlockNode => ({
  type: 'paragraph',
  content: [text(value, ...marks)],
});
export const heading = (level: 2 | 3 | 4, value: string): BlockNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});
export const picture = (alt = 'A ferry', width = 1200): BlockNode => ({
  type: 'image',
  attrs: { src: PICTURE, alt, width, height: 800 },
});
export const doc = (...content: BlockNode[]): RichText => ({ type: 'doc', content });
/** Creates a document that the site would have rejected, to test how it is handled. */
export const forged = (...content: object[]): RichText => ({ type: 'doc', content }) as unknown as RichText;

const cell = (type: 'tableCell' | 'tableHeader', value: string) => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(value)],
});

/** A document with every node type. */
export const everything: RichText = richTextSchema.parse(
  doc(
    heading(2, 'The ferry is back'),
    {
      type: 'paragraph',
      content: [
        text('Plain, '),
        text('bold', { type: 'bold' }),
        text(' '),
        text('italic', { type: 'italic' }),
        text(' '),
        text('struck', { type: 'strike' }),
        text(' '),
        text('code', { type: 'code' }),
        text(' and '),
        text('a link', { type: 'link', attrs: { href: 'https://meridian.example/ferry' } }),
        text(', says '),
        { type: 'mention', attrs: { id: 'auth0|1', label: 'Ana Reyes' } },
        { type: 'hardBreak' },
        text('next line'),
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('one')] },
        {
          type: 'listItem',
          content: [
            paragraph('two'),
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [{ type: 'listItem', content: [paragraph('three')] }],
            },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [paragraph('It sails at eight.')] },
    {
      type: 'codeBlock',
      attrs: { language: 'ts' },
      content: [{ type: 'text', text: 'const pier = 7;\nsail(pier);' }],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Pier'), cell('tableHeader', 'Time')] },
        { type: 'tableRow', content: [cell('tableCell', '7'), cell('tableCell', '20:00')] },
      ],
    },
    picture(),
    { type: 'embed', attrs: { provider: 'youtube', id: 'abcdefghijk' } },
    { type: 'remoteBlock', attrs: { remote: 'polls', block: 'poll', id: 'summer-2026' } },
    { type: 'horizontalRule' },
    heading(3, 'Timetable'),
    paragraph('Every hour.'),
  ),
);
