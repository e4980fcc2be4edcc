import { useEffect } from 'react';
import { overlays, useOverlaysOnFirstUse } from '../chakra/overlays.ts';
import { useUiStore } from '../state/ui-store.ts';
import { deliverNotices } from './notice-queue.ts';

/** Renders toasts and notices, outside of the page's content, which an open dialog hides from screen readers. Mounted once by the shell. */
export function Toasters() {
  useOverlaysOnFirstUse();
  const here = overlays.use();
  const waiting = useUiStore(({ toasts }) => toasts.some(({ open }) => open));
  useEffect(() => {
    if (waiting) overlays.load().catch(() => {});
  }, [waiting]);
  return here ? (
    <>
      <here.ActionToaster />
      <here.NoticeToaster deliver={deliverNotices} />
    </>
  ) : null;
}
