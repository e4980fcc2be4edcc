import { Box, Button, chakra, HStack, IconButton, Portal, Text } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { overlays } from '../chakra/overlays.ts';
import { LinkButton } from '../components/link-button.tsx';
import { useUiStore } from '../state/ui-store.ts';
import { type QueuedToast, TOAST_DURATION, TOAST_SWIPE_THRESHOLD } from './queue.ts';
import { toast as queue } from './toast.ts';

const TONE_COLOURS: Record<QueuedToast['tone'], string> = {
  neutral: 'sodium.fg',
  success: 'tide.fg',
  destructive: 'signal.fg',
};

/**
 * Where the generic queue is shown. The shell places it once. It stands beside the page and is marked as speaking, because an open
 * dialog hides the page from screen readers, and toasts often tell of what was done in it.
 */
export function ToastViewport() {
  const { t } = useLingui();
  const shown = useUiStore(({ toasts }) => toasts.find(({ open }) => open));
  const viewport = useRef<HTMLDivElement>(null);
  // A click in a toast is no click outside of an open dialog, so it doesn't close that.
  const over = overlays.use();
  useEffect(() => over?.trackDismissableBranch(viewport.current), [over]);
  return (
    <Portal>
      <Box
        ref={viewport}
        as="section"
        aria-label={t`Notifications`}
        data-live-announcer
        position="fixed"
        top="4"
        right="4"
        left={{ base: '4', sm: 'auto' }}
        width={{ sm: '24rem' }}
        zIndex="toast"
        pointerEvents="none"
      >
        <div aria-live="polite" aria-atomic="true">
          {shown && <ToastCard key={shown.id} shown={shown} />}
        </div>
      </Box>
    </Portal>
  );
}

function ToastCard({ shown }: { shown: QueuedToast }) {
  const { t } = useLingui();
  const [paused, setPaused] = useState(false);
  const swipe = useSwipe(() => queue.dismiss(shown.id));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => queue.dismiss(shown.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [paused, shown]);
  return (
    <chakra.div
      role={shown.tone === 'destructive' ? 'alert' : 'status'}
      pointerEvents="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderLeftWidth="4px"
      borderLeftColor={TONE_COLOURS[shown.tone]}
      borderRadius="md"
      boxShadow="lg"
      px="4"
      py="3"
      touchAction="pan-y"
      animationName="slide-from-top, fade-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && queue.dismiss(shown.id)}
      {...swipe}
    >
      <HStack align="start" gap="3">
        <Box flex="1" minW="0">
          {shown.title && <Text fontWeight="semibold">{shown.title}</Text>}
          <Text color={shown.title ? 'fg.muted' : 'fg'}>{shown.description}</Text>
          {shown.action && <ToastAction shown={shown} action={shown.action} />}
        </Box>
        <IconButton
          size="2xs"
          variant="ghost"
          aria-label={t`Dismiss notification`}
          onClick={() => queue.dismiss(shown.id)}
        >
          <X />
        </IconButton>
      </HStack>
    </chakra.div>
  );
}

function ToastAction({ shown, action }: { shown: QueuedToast; action: NonNullable<QueuedToast['action']> }) {
  const select = () => {
    action.onSelect?.();
    queue.dismiss(shown.id);
  };
  if (action.to) {
    return (
      <LinkButton size="xs" mt="2" colorPalette="sodium" to={action.to} onClick={select}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button size="xs" mt="2" colorPalette="sodium" onClick={select}>
      {action.label}
    </Button>
  );
}

/** Follows the finger to the right and lets go past the threshold. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    if (offset >= TOAST_SWIPE_THRESHOLD) onSwipe();
    else setOffset(0);
  };
  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
