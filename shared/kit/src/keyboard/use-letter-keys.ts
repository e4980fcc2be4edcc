import { useEffect, useEffectEvent } from 'react';
import { hasOpenOverlay } from '../overlays/open-overlays.ts';
import { useSearchDialog } from '../search/search-dialog.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { latinKey } from './latin-key.ts';

export interface LetterKey {
  /** @returns false when there is nothing to do: the key is left to the browser. */
  run: () => unknown;
  /** It changes something at once, without a further question. Such keys are off until a member switches them on. */
  acts?: boolean;
}

const ELSEWHERE =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=alertdialog], [role=menu]';
const MODAL = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Keys of one character that work anywhere on a page. Members can switch them off in their settings (WCAG 2.1.4): who dictates or hits keys
 * by accident would start them. None works while something is typed, or from the moment when the search, a dialog or a menu is to open.
 * @param keys by what is typed, letters in lower case.
 */
export function useLetterKeys(keys: Readonly<Record<string, LetterKey>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = latinKey(event);
    const letter = key.length === 1 ? keys[key] : undefined;
    if (!letter || !mayRun(letter)) return;
    if (letter.run() !== false) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.repeat && !isMeantElsewhere(event)) press(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the member's settings allow a key of one character. */
export function mayRun({ acts = false }: Pick<LetterKey, 'acts'>): boolean {
  const { letterKeys } = useSettingsStore.getState();
  return letterKeys === 'all' || (letterKeys === 'navigate' && !acts);
}

function isMeantElsewhere({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (target instanceof Element && target.closest(ELSEWHERE) !== null) return true;
  return useSearchDialog.getState().isOpen || hasOpenOverlay() || document.querySelector(MODAL) !== null;
}
