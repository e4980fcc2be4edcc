import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react';

/** How long a notice is shown, in milliseconds. */
export const NOTICE_DURATION = 4000;
/** How many notices are visible together. */
const NOTICE_LIMIT = 3;
/** The space between two notices and the width of one, in CSS pixels. */
const NOTICE_GAP = 14;
const NOTICE_WIDTH = 356;

const toaster = createToaster({
  placement: 'top-end',
  max: NOTICE_LIMIT,
  gap: NOTICE_GAP,
  duration: NOTICE_DURATION,
  pauseOnPageIdle: true,
  // Under the generic queue, which has the corner: the two never cover each other.
  offsets: { top: '104px', right: '16px', bottom: '16px', left: '16px' },
});

/**
 * The second toast mechanism: short notices, 4 s each, at most three together. Use it for what the site has to say by itself,
 * above all for failed calls.
 */
export const notice = {
  error: (message: string) => show('error', message),
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
};

function show(type: 'error' | 'success' | 'info', message: string): void {
  // The same failure of five calls at once is one notice, not five.
  const id = `${type}:${message}`;
  if (!toaster.isVisible(id)) toaster.create({ id, type, description: message, closable: true });
}

/** Where notices are shown: beside the page, which an open dialog hides from screen readers. The shell places it once. */
export function NoticeViewport() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(shown) => (
          <Toast.Root width={{ md: `${NOTICE_WIDTH}px` }}>
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
