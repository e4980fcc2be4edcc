import type { Comment } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useUiStore } from '../state/ui-store.ts';
import { undoable } from '../undo/undoable.ts';
import type { CommentChanges } from './use-comment-changes.ts';

/**
 * Removals of the reader's own comments without replies. The comment is hidden immediately, and removed on the server once the toast with the undo button
 * is closed, or the reader leaves the page: until then other readers still see it.
 */
export function useRemovals(changes: Pick<CommentChanges, 'remove'>) {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  /** Functions that send a removal, by the id of the comment. */
  const pending = useRef(new Map<string, () => void>());
  useEffect(() => {
    const { current } = pending;
    const sendAll = () => {
      for (const send of [...current.values()]) send();
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);
  const show = (id: string) =>
    setHidden((known) => {
      const next = new Set(known);
      next.delete(id);
      return next;
    });
  /** @param onUndo called once the comment is shown again. */
  const remove = ({ id, version }: Comment, onUndo: () => void) => {
    setHidden((known) => new Set(known).add(id));
    const toastId = undoable({
      message: t`Comment removed`,
      undo: () => {
        if (!pending.current.has(id)) return;
        pending.current.delete(id);
        unsubscribe();
        show(id);
        onUndo();
      },
    });
    const send = () => {
      if (!pending.current.has(id)) return;
      pending.current.delete(id);
      unsubscribe();
      // The failure is shown as a toast.
      changes.remove.mutateAsync({ params: { id }, query: { version } }).catch(() => show(id));
    };
    const unsubscribe = useUiStore.subscribe(({ toasts }) => {
      if (!toasts.some((toast) => toast.id === toastId && toast.open)) send();
    });
    pending.current.set(id, send);
  };
  return { hidden, remove };
}

/** Whether a comment is hidden from readers who aren't moderators: its author has removed it. */
export function isWithdrawn({ state, removedBy, text }: Comment): boolean {
  return state === 'removed' && removedBy === 'author' && text === '';
}
