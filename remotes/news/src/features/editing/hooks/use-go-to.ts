import type { RefObject } from 'react';
import { useRef } from 'react';
import { type Check, isLinkedTo, isUndescribed } from '../checks.ts';
import type { EditorHandle } from '../components/body-field.tsx';
import { fieldElement } from '../field-element.ts';

/** Leads from a point of the checklist to its field, within the text to the very picture or link. */
export function useGoTo(text: RefObject<EditorHandle | null>) {
  /** Where a dialog that is closing leads; nowhere, when it was closed without choosing. */
  const goal = useRef<Check>(undefined);
  const choose = (check: Check) => {
    const addresses = check.detail?.split(', ') ?? [];
    if (check.id === 'pictures') text.current?.select(isUndescribed);
    if (check.id === 'links') text.current?.select((node) => isLinkedTo(node, addresses));
  };
  return {
    go(check: Check) {
      choose(check);
      fieldElement(check.field)?.focus();
    },
    /** As `go`, for a dialog: it hands the focus on itself. */
    goOnClose(check: Check) {
      goal.current = check;
      choose(check);
    },
    elementOnClose() {
      const element = goal.current ? fieldElement(goal.current.field) : null;
      goal.current = undefined;
      return element;
    },
  };
}

export type GoTo = ReturnType<typeof useGoTo>;
