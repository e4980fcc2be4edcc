import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/catalogs.ts';
import { notice } from '../toasts/notice-queue.ts';
import { announce, isAnnounced } from './request.ts';
import { RequestError } from './request-error.ts';

const EXCEPTION = msg`An unexpected error occurred. Please refresh the page and try again.`;
const REJECTION = msg`An operation failed. Please try again.`;

/** Toasts uncaught failures. The shell calls it once; the returned function removes the listeners. */
export function announceUncaught(target: Window): () => void {
  const show = (message: MessageDescriptor) => notice.error(i18n._(message));
  const onError = (event: ErrorEvent) => {
    // The browser reports this harmless loop as an error.
    if (!event.message.includes('ResizeObserver loop')) show(EXCEPTION);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (reason instanceof DOMException && isEndedTransition(reason)) return event.preventDefault();
    if (reason instanceof RequestError) announce(reason);
    else if (!isAnnounced(reason)) show(REJECTION);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * Returns whether the browser ended a view transition: the user navigated on, rotated the phone, resized the window or left the tab. The router
 * doesn't wait for it, and the page is shown.
 */
const isEndedTransition = ({ name, message }: DOMException): boolean =>
  name === 'AbortError' || (name === 'InvalidStateError' && /transition/i.test(message));
