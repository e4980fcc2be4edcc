import type { InlineNode } from '@boardwalk/contracts';
import { createElement, type ReactNode } from 'react';
import { renderInline } from './inline.tsx';

/** Renders a server rule as a card: its number, linked to itself, and its text. */
export function renderRule(id: string, content: readonly InlineNode[] = [], dir?: 'auto'): ReactNode {
  const [first, ...others] = content;
  // A partially bold number is left unchanged.
  if (first?.type !== 'text' || !first.text.startsWith(id))
    return createElement('p', { id, dir }, ...renderInline(content));
  const rest = { ...first, text: first.text.slice(id.length).replace(/^[\s:.]+/, '') };
  return createElement(
    'p',
    { id, dir, 'data-rule': '' },
    <a href={`#${id}`}>{id}</a>,
    ' ',
    ...renderInline([rest, ...others]),
  );
}
