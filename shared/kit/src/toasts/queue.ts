import type { ReactNode } from 'react';

/** The generic queue shows one toast at a time. */
export const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in the queue before it is removed, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** How long a toast is shown, in milliseconds. */
export const TOAST_DURATION = 5000;
/** How far a toast must be swiped to go away, in CSS pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;

export type ToastTone = 'neutral' | 'success' | 'destructive';

/** One toast of the generic queue. `action` is a link to a path on this site, or something to do. */
export interface QueuedToast {
  id: string;
  title?: ReactNode;
  description: ReactNode;
  tone: ToastTone;
  open: boolean;
  action?: { label: string; to?: string; onSelect?: () => void };
}

export type ToastChange = Partial<Omit<QueuedToast, 'id'>>;

/** The newest first, and no more than fit. */
export function addToast(toasts: QueuedToast[], toast: QueuedToast): QueuedToast[] {
  return [toast, ...toasts.filter(({ id }) => id !== toast.id)].slice(0, TOAST_LIMIT);
}

export function updateToast(toasts: QueuedToast[], id: string, change: ToastChange): QueuedToast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast));
}

/** Closes one toast, or all. It stays in the queue until it is removed. */
export function dismissToast(toasts: QueuedToast[], id?: string): QueuedToast[] {
  return toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: QueuedToast[], id?: string): QueuedToast[] {
  return id === undefined ? [] : toasts.filter((toast) => toast.id !== id);
}
