import { useEffect, useEffectEvent } from 'react';
import { hasOpenOverlay } from '../overlays/open-overlays.ts';
import { useSearchDialog } from '../search/search-dialog.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { latinKey } from './latin-key.ts';

export interface LetterKey {
  /** @returns false if there is nothing to do: the browser handles the key. */
  run: () => unknown;
  /** Changes something immediately, without confirmation. Such keys are off until a member enables them. */
  acts?: boolean;
}

const ELSEWHERE =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=alertdialog], [role=menu]';
const MODAL = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Single-character shortcuts of a page. Members can disable them in their settings (WCAG 2.1.4): speech input or accidental key presses would trigger
 * them. None works while the user is typing, or from the moment the search, a dialog or a menu is about to open.
 * @param keys by typed character, letters in lowercase.
 */
export function useLetterKeys(keys: Readonly<Record<string, LetterKey>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = latinKey(event);
    const letter = key.length === 1 ? keys[key] : undefined;
    if (!letter || !isShortcutEnabled(letter)) return;
    if (letter.run() !== false) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.repeat && !isHandledElsewhere(event)) press(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Returns whether the member's settings allow a shortcut. */
export function isShortcutEnabled({ acts = false }: Pick<LetterKey, 'acts'>): boolean {
  const { letterKeys } = useSettingsStore.getState();
  return letterKeys === 'all' || (letterKeys === 'navigate' && !acts);
}

function isHandledElsewhere({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (target instanceof Element && target.closest(ELSEWHERE) !== null) return true;
  return useSearchDialog.getState().isOpen || hasOpenOverlay() || document.querySelector(MODAL) !== null;
}
