import type { InlineNode } from '@boardwalk/contracts';
import { createElement, type ReactNode } from 'react';
import { drawInline } from './inline.tsx';

/** A server rule as a card of its own: its number, which is a link to it, and what it says. */
export function drawRule(id: string, content: readonly InlineNode[] = [], dir?: 'auto'): ReactNode {
  const [first, ...others] = content;
  // A number that is half bold is left as it was written.
  if (first?.type !== 'text' || !first.text.startsWith(id))
    return createElement('p', { id, dir }, ...drawInline(content));
  const rest = { ...first, text: first.text.slice(id.length).replace(/^[\s:.]+/, '') };
  return createElement(
    'p',
    { id, dir, 'data-rule': '' },
    <a href={`#${id}`}>{id}</a>,
    ' ',
    ...drawInline([rest, ...others]),
  );
}
