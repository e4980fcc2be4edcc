import type { Draft } from './draft.ts';

/** Where each field takes the focus. */
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

/** The element of a field of the editor's page, for a dialog that hands the focus on to it. */
export function fieldElement(field: keyof Draft): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${PLACES[field]}`);
}
