import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { i18n } from '../i18n/catalogs.ts';
import { announce } from '../request/request.ts';
import { toast } from '../toasts/toast.ts';

interface Undoable {
  /** Result of the action: `The comment is removed.` */
  message: ReactNode;
  /** Undoes the action. An error is toasted. */
  undo: () => unknown;
}

/**
 * Shows the result of an action with an undo button: for reversible actions, instead of a confirmation beforehand. Works once, while the toast is
 * shown.
 * @returns the toast's id.
 */
export function undoable({ message, undo }: Undoable): string {
  let done = false;
  const takeBack = async () => {
    if (done) return;
    done = true;
    try {
      await undo();
    } catch (error) {
      announce(error);
    }
  };
  return toast.add({
    description: message,
    tone: 'success',
    action: { label: i18n._(msg`Undo`), onSelect: () => void takeBack() },
  });
}
