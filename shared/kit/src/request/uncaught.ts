import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/catalogs.ts';
import { notice } from '../toasts/notice-queue.ts';
import { RequestError } from './request-error.ts';

const EXCEPTION = msg`An unexpected error occurred. Please refresh the page and try again.`;
const REJECTION = msg`An operation failed. Please try again.`;

/** Tells the member about failures that nobody handled. The shell calls it once; the answer takes the listeners away. */
export function announceUncaught(target: Window): () => void {
  const tell = (words: MessageDescriptor) => notice.error(i18n._(words));
  const onError = (event: ErrorEvent) => {
    // The browser reports this harmless loop as an error; nothing of ours failed.
    if (!event.message.includes('ResizeObserver loop')) tell(EXCEPTION);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (reason instanceof DOMException && isEndedTransition(reason)) return event.preventDefault();
    // A failed call has been toasted already, by the rules for calls.
    if (!(reason instanceof RequestError)) tell(REJECTION);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * Whether the browser ended the transition to a page: the reader went on, turned the phone, changed the window's size or left the tab. The
 * router doesn't wait for it, and the page is there.
 */
const isEndedTransition = ({ name, message }: DOMException): boolean =>
  name === 'AbortError' || (name === 'InvalidStateError' && /transition/i.test(message));
