import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Sources of unsaved text, each a ref of whether it currently has some. */
type UnsavedPlaces = Set<RefObject<boolean>>;

/** All sources of the page. */
const page: UnsavedPlaces = new Set();

/** Sources of the surrounding dialog, if there is one. */
export const UnsavedInDialog = createContext<UnsavedPlaces | null>(null);

/** Returns whether any of these sources has unsaved text. */
export const isAnyUnsaved = (places: UnsavedPlaces): boolean => [...places].some(({ current }) => current);

/** Returns whether the page has unsaved text. */
export const isPageUnsaved = (): boolean => isAnyUnsaved(page);

/** Time in which a page load begins, in milliseconds; after it the browser prompts again. */
const LEAVING_MS = 1000;
let isLeaving = false;

/** Loads another page for a navigation that was confirmed already, so that the browser doesn't prompt for unsaved text again. */
export function leaveWithoutPrompt(load: () => void): void {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
  load();
}

/** Returns whether the page may be left without a prompt. */
export const isLeavingAllowed = (): boolean => isLeaving;

/**
 * Registers a source of unsaved text, so that leaving the page or closing the surrounding dialog requires confirmation.
 * @param unsaved whether text would currently be lost.
 * @param enabled false for text that is saved automatically.
 */
export function useUnsaved(unsaved: RefObject<boolean>, enabled = true): void {
  const dialog = use(UnsavedInDialog);
  useEffect(() => {
    if (!enabled) return;
    page.add(unsaved);
    dialog?.add(unsaved);
    return () => {
      page.delete(unsaved);
      dialog?.delete(unsaved);
    };
  }, [unsaved, dialog, enabled]);
}

/** {@link useUnsaved} for a text outside of a `Form`. */
export function useUnsavedText(isUnsaved: boolean): void {
  const unsaved = useRef(isUnsaved);
  unsaved.current = isUnsaved;
  useUnsaved(unsaved);
}
