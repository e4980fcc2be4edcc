import { mayRun, useSearchDialog } from '@boardwalk/kit';
import { useEffect } from 'react';
import { isApple } from './is-apple.ts';
import { prefetchSearch } from './lazy-dialog.ts';

/** As much of a key press as tells what it asks for. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing' | 'target'
>;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const MODAL = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Whether a key press asks for the search: ⌘K or Ctrl+K, which is for links where a text is formatted, or a slash that isn't typed into a field. On Apple's
 * systems Ctrl+K cuts a line, so it is ⌘K there.
 */
export function asksForSearch(pressed: PressedKey, apple: boolean): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target } = pressed;
  if (pressed.defaultPrevented || pressed.isComposing || altKey) return false;
  const field = target instanceof Element ? target.closest(FIELDS) : null;
  if (key === '/') return !metaKey && !ctrlKey && field === null && mayRun({});
  const modified = apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && modified && !shiftKey && !field?.hasAttribute('contenteditable');
}

/** Opens the search by its keys, on every page that has it. */
export function useSearchKeys(): void {
  useEffect(() => {
    const apple = isApple();
    const press = (event: KeyboardEvent) => {
      // Whoever holds this key may press the other one next.
      if (event.key === (apple ? 'Meta' : 'Control')) prefetchSearch();
      if (!asksForSearch(event, apple)) return;
      const { isOpen, open, close } = useSearchDialog.getState();
      // Another dialog has to be answered first.
      if (!isOpen && document.querySelector(MODAL)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
