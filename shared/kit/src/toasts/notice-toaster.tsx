import {
  Toast as ChakraToast,
  Toaster as ChakraToaster,
  createToaster,
  Portal,
  Stack,
} from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { withRecipe } from '../chakra/with-recipe.tsx';
import type { Notice } from './notice-queue.ts';

const Toast = { ...ChakraToast, Root: withRecipe(ChakraToast.Root, toastSlotRecipe) };

/** Time that a notice is shown, in milliseconds. */
const NOTICE_DURATION_MS = 4000;
/** Maximum number of visible notices. */
const NOTICE_LIMIT = 3;
/** The gap between two notices and the width of one, in CSS pixels. */
const NOTICE_GAP_PX = 14;
const NOTICE_WIDTH_PX = 356;

const toaster = createToaster({
  placement: 'top-end',
  max: NOTICE_LIMIT,
  gap: NOTICE_GAP_PX,
  duration: NOTICE_DURATION_MS,
  pauseOnPageIdle: true,
  // Below the generic queue, which is in the corner: the two never overlap.
  offsets: { top: '168px', right: '16px', bottom: '16px', left: '16px' },
});

function show({ type, message }: Notice): void {
  // The same failure of five simultaneous calls is one notice, not five.
  const id = `${type}:${message}`;
  if (!toaster.isVisible(id)) toaster.create({ id, type, description: message, closable: true });
}

/** Renders the notices. @param deliver called with the consumer; returns a function that stops it. */
export function NoticeToaster({ deliver }: { deliver: (take: (notice: Notice) => void) => () => void }) {
  const { t } = useLingui();
  useEffect(() => deliver(show), [deliver]);
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={t`Site messages`} insetInline={{ mdDown: '4' }}>
        {(shown) => (
          <Toast.Root data-toast="notice" width={{ md: `${NOTICE_WIDTH_PX}px` }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Description opacity="1">{shown.description}</Toast.Description>
            </Stack>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
