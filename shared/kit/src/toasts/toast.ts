import { useUiStore } from '../state/ui-store.ts';
import { type QueuedToast, TOAST_REMOVE_DELAY_MS, type ToastChange } from './queue.ts';

const removals = new Map<string, ReturnType<typeof setTimeout>>();

function removeLater(id: string): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    useUiStore.getState().removeToast(id);
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

/**
 * The generic toast queue, at the top right, below the navbar: one visible at a time, 5 s, swipe or Escape to dismiss. Use it for results of user
 * actions (saved, assigned) and for an offer with an action.
 */
export const toast = {
  add({
    tone = 'neutral',
    ...rest
  }: Omit<QueuedToast, 'id' | 'open' | 'tone'> & Partial<Pick<QueuedToast, 'tone'>>): string {
    const id = crypto.randomUUID();
    useUiStore.getState().addToast({ ...rest, tone, id, open: true });
    return id;
  },
  update(id: string, change: ToastChange): void {
    useUiStore.getState().updateToast(id, change);
  },
  dismiss(id?: string): void {
    const { toasts, dismissToast } = useUiStore.getState();
    for (const { id: known } of toasts) if (id === undefined || id === known) removeLater(known);
    dismissToast(id);
  },
  remove(id?: string): void {
    useUiStore.getState().removeToast(id);
  },
};
