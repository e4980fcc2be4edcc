import { Heading as Stock } from '@tiptap/extension-heading';

type Level = 2 | 3 | 4;

/** The page has its own first-level heading, and deeper levels aren't supported. */
const nearest = (level: number): Level => Math.min(Math.max(level, 2), 4) as Level;

/** Headings of three levels; other levels are mapped to the nearest one. */
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
