import { isShortcutEnabled, latinKey, useSearchDialog } from '@boardwalk/kit';
import { useEffect } from 'react';
import { isApple } from './is-apple.ts';
import { prefetchSearch } from './lazy-dialog.ts';

/** The parts of a keyboard event that identify a shortcut. */
export type PressedKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'metaKey'
  | 'ctrlKey'
  | 'altKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'isComposing'
  | 'target'
>;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const MODAL = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Returns whether a keyboard event opens the search: ⌘K or Ctrl+K, which inserts links in rich text editors, or a slash that isn't typed into a
 * field. On Apple's systems Ctrl+K deletes to the end of the line, so it is ⌘K there.
 */
export function isSearchShortcut(pressed: PressedKey, apple: boolean): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey, target } = pressed;
  const key = latinKey(pressed);
  if (pressed.defaultPrevented || pressed.isComposing || altKey) return false;
  const field = target instanceof Element ? target.closest(FIELDS) : null;
  if (key === '/') return !metaKey && !ctrlKey && field === null && isShortcutEnabled({});
  const modified = apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key === 'k' && modified && !shiftKey && !field?.hasAttribute('contenteditable');
}

/** Handles a key that is pressed between opening the search and its focus: characters go into the search, and no other key reaches the page. */
export function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  event.stopPropagation();
  if (ctrlKey || metaKey || altKey || isComposing) return;
  event.preventDefault();
  const { query, type, close } = useSearchDialog.getState();
  if (key === 'Escape') close();
  else if (key === 'Backspace') type([...query].slice(0, -1).join(''));
  else if (key.length === 1) type(query + key);
}

/** Opens the search with its shortcuts. */
export function useSearchKeys(): void {
  useEffect(() => {
    const apple = isApple();
    let arrived = false;
    const stopWaiting = useSearchDialog.subscribe(({ isOpen }, before) => {
      if (isOpen !== before.isOpen) arrived = false;
    });
    const arrive = ({ target }: FocusEvent) => {
      arrived ||= target instanceof Element && target.matches('[data-search-dialog] [role=combobox]');
    };
    const intercept = (event: KeyboardEvent) => {
      const closes = (event.ctrlKey || event.metaKey) && isSearchShortcut(event, apple);
      if (useSearchDialog.getState().isOpen && !arrived && !closes) typeAhead(event);
    };
    const press = (event: KeyboardEvent) => {
      // The other key of the shortcut may follow.
      if (event.key === (apple ? 'Meta' : 'Control')) prefetchSearch();
      if (!isSearchShortcut(event, apple)) return;
      const { isOpen, open, close } = useSearchDialog.getState();
      // Another modal dialog has to be closed first.
      if (!isOpen && document.querySelector(MODAL)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('focusin', arrive);
    window.addEventListener('keydown', intercept, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      stopWaiting();
      window.removeEventListener('focusin', arrive);
      window.removeEventListener('keydown', intercept, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, []);
}
