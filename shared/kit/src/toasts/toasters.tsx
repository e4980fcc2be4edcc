import { useEffect } from 'react';
import { overlays, useOverlaysOnFirstUse } from '../chakra/overlays.ts';
import { useUiStore } from '../state/ui-store.ts';
import { deliverNotices } from './notice-queue.ts';

/** Where toasts and notices are shown: beside the page, which an open dialog hides from screen readers. The shell places it once. */
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
