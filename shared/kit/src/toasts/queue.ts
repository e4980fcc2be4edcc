import type { ReactNode } from 'react';

/** The generic queue shows one toast at a time. */
export const TOAST_LIMIT = 1;
/** Time that a dismissed toast stays in the queue before it is removed, in milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Time that a toast is shown, in milliseconds. */
export const TOAST_DURATION_MS = 5000;
/** Distance of a swipe that dismisses a toast, in CSS pixels. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

export type ToastTone = 'neutral' | 'success' | 'destructive';

/** A toast of the generic queue. `action` is a link to a path on this site, or a callback. */
export interface QueuedToast {
  id: string;
  title?: ReactNode;
  description: ReactNode;
  tone: ToastTone;
  open: boolean;
  action?: { label: string; to?: string; onSelect?: () => void };
}

export type ToastChange = Partial<Omit<QueuedToast, 'id'>>;

/** The newest first, up to the limit. */
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
