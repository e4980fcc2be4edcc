import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Places in which something may be typed that nothing saves, each with whether that is so now. */
type UnsavedPlaces = Set<RefObject<boolean>>;

/** All of the page. */
const page: UnsavedPlaces = new Set();

/** Those of the dialog around, if there is one. */
export const UnsavedInDialog = createContext<UnsavedPlaces | null>(null);

/** Whether something typed would be lost if these places were left now. */
export const isAnyUnsaved = (places: UnsavedPlaces): boolean => [...places].some(({ current }) => current);

/** Whether something typed on the page would be lost if it were left now. */
export const isPageUnsaved = (): boolean => isAnyUnsaved(page);

/**
 * Has people asked before they lose what they typed: when they leave the page, and when they close the dialog that it is in.
 * @param unsaved whether something would be lost at this moment.
 * @param enabled false for what is saved while it is typed.
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
