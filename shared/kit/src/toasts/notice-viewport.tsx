import { overlays, useOverlaysOnFirstUse } from '../chakra/overlays.ts';
import { deliverNotices } from './notice-queue.ts';

/** Where notices are shown: beside the page, which an open dialog hides from screen readers. The shell places it once. */
export function NoticeViewport() {
  useOverlaysOnFirstUse();
  const over = overlays.use();
  return over ? <over.NoticeToaster deliver={deliverNotices} /> : null;
}
