import { type RefObject, useEffect, useRef } from 'react';
import { notice } from '../toasts/notice-queue.ts';

/**
 * Toasts the error that a dialog shows if the page removes the dialog together with its trigger: after a failure, refetched data may show that the action
 * isn't possible any more. A navigation to another page toasts nothing.
 * @returns a ref of the message that the dialog shows; undefined without an error, and after the user has closed it.
 */
export function useMessageOnRemoval(hasTrigger: boolean): RefObject<string | undefined> {
  const message = useRef<string>(undefined);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      const isSamePage = window.location.pathname === pathname;
      if (hasTrigger && isSamePage && message.current !== undefined) notice.error(message.current);
    };
  }, [hasTrigger]);
  return message;
}
