import type { RichText } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { createElement, type ReactNode } from 'react';
import { prose } from '../prose.ts';
import { renderBlocks } from './blocks.tsx';
import { idsOf } from './headings.ts';

export interface RichTextViewProps {
  document: RichText;
  /** Gives each heading an id, as in {@link headingsOf}; for only one text per page. */
  headingIds?: boolean;
  /** Renders an action at the end of each server rule, by its id: `R2.4`. Needs `headingIds`. */
  ruleAction?: (id: string) => ReactNode;
}

/**
 * Renders a text, in the browser and on the server. Only known nodes become elements; everything else is omitted, so that markup in a text can't
 * become markup of the page.
 */
export function RichTextView({ document, headingIds = false, ruleAction }: RichTextViewProps) {
  const ids = headingIds ? idsOf(document) : undefined;
  const blocks = renderBlocks(document.content, { idOf: (node) => ids?.get(node), dir: 'auto', ruleAction });
  return createElement(chakra.div, { css: prose, 'data-rich-text': '' } as object, ...blocks);
}
