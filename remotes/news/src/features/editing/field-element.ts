import type { Draft } from './draft.ts';

/** Selector of the focusable element of each field. */
const PLACES: Record<keyof Draft, string> = {
  title: '[name=title]',
  slug: '[name=slug]',
  summary: '[name=summary]',
  body: '[data-editor] [contenteditable]',
  category: '[name=category]',
  tags: '[data-field=tags] input',
  cover: '[data-field=cover] :is(input, button)',
  commentsOpen: '[name=commentsOpen]',
};

/** Returns the element of a field in the editor's page, for a dialog that moves the focus there. */
export function fieldElement(field: keyof Draft): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${PLACES[field]}`);
}
