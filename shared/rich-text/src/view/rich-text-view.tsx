import type { RichText } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { createElement } from 'react';
import { prose } from '../prose.ts';
import { drawBlocks } from './blocks.tsx';
import { idsOf } from './headings.ts';

export interface RichTextViewProps {
  document: RichText;
  /** Gives each heading an id, as {@link headingsOf} says; for one text in a page. */
  headingIds?: boolean;
}

/**
 * A text as its readers see it, in the browser and on the server. Everything in it becomes an element of a kind that is written here; what
 * isn't known is left out, and there is no way for markup in a text to become markup of the page.
 */
export function RichTextView({ document, headingIds = false }: RichTextViewProps) {
  const ids = headingIds ? idsOf(document) : undefined;
  const blocks = drawBlocks(document.content, { idOf: (node) => ids?.get(node), dir: 'auto' });
  return createElement(chakra.div, { css: prose, 'data-rich-text': '' } as object, ...blocks);
}
