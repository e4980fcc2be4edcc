import { Heading as Stock } from '@tiptap/extension-heading';

type Level = 2 | 3 | 4;

/** The page has its own first heading, and nobody reads six levels. */
const nearest = (level: number): Level => Math.min(Math.max(level, 2), 4) as Level;

/** Headings of three levels; those of other texts take the nearest. */
export const Heading = Stock.extend({
  parseHTML() {
    return [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: nearest(level) } }));
  },
  parseMarkdown: (token, helpers) =>
    helpers.createNode(
      'heading',
      { level: nearest(token.depth ?? 2) },
      helpers.parseInline(token.tokens ?? []),
    ),
}).configure({ levels: [2, 3, 4] });
