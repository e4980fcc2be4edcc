import { overlays, useOverlaysOnFirstUse } from '../chakra/overlays.ts';

/** Where toasts and notices are shown: beside the page, which an open dialog hides from screen readers. The shell places it once. */
export function Toasters() {
  useOverlaysOnFirstUse();
  const here = overlays.use();
  return here ? (
    <>
      <here.ActionToaster />
      <here.NoticeToaster />
    </>
  ) : null;
}
