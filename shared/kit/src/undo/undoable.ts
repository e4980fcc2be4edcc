import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { i18n } from '../i18n/catalogs.ts';
import { announce } from '../request/request.ts';
import { toast } from '../toasts/toast.ts';

interface Undoable {
  /** What was done: `The comment is removed.` */
  message: ReactNode;
  /** Takes it back. What it throws is toasted by the rules for failed calls. */
  undo: () => unknown;
}

/**
 * Says what was done, with a button that takes it back: for what can be, instead of a question beforehand. It is offered for as long as the toast
 * stands, and works once.
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
