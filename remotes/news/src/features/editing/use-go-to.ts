import { type RefObject, useRef } from 'react';
import type { EditorHandle } from './body-field.tsx';
import { type Check, isLinkedTo, isUndescribed } from './checks.ts';
import type { Draft } from './draft.ts';
import type { Settings } from './use-settings.ts';

/** Selector of the focusable element of each field. */
const FIELD_SELECTORS: Record<keyof Draft, string> = {
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
function fieldElement(field: keyof Draft): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${FIELD_SELECTORS[field]}`);
}

/** Moves from a point of the checklist to its field, and within the text to the picture or link concerned. */
export function useGoTo(text: RefObject<EditorHandle | null>, { reveal }: Pick<Settings, 'reveal'>) {
  /** Target after a dialog has closed; undefined if it was closed without a choice. */
  const target = useRef<Check>(undefined);
  const choose = (check: Check) => {
    const addresses = check.detail?.split(', ') ?? [];
    if (check.id === 'pictures') text.current?.select(isUndescribed);
    if (check.id === 'links') text.current?.select((node) => isLinkedTo(node, addresses));
  };
  return {
    go(check: Check) {
      choose(check);
      reveal(check.field);
      fieldElement(check.field)?.focus();
    },
    /** Like `go`, for a dialog, which moves the focus itself. */
    goOnClose(check: Check) {
      target.current = check;
      choose(check);
      reveal(check.field);
    },
    elementOnClose() {
      const element = target.current ? fieldElement(target.current.field) : null;
      target.current = undefined;
      return element;
    },
  };
}

export type GoTo = ReturnType<typeof useGoTo>;
