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
import { CloseButton } from '../components/close-button.tsx';
import { useUiStore } from '../state/ui-store.ts';
import { ActionToastButton } from './action-toast-button.tsx';
import { type QueuedToast, TOAST_DURATION_MS, TOAST_LIMIT } from './queue.ts';
import { toast as queue } from './toast.ts';
import { useSwipe } from './use-swipe.ts';

const Toast = { ...ChakraToast, Root: withRecipe(ChakraToast.Root, toastSlotRecipe) };

const toaster = createToaster({
  placement: 'top-end',
  max: TOAST_LIMIT,
  duration: TOAST_DURATION_MS,
  // Below the navbar, which is 64 px high: its search, bell and account menu stay usable.
  offsets: { top: '80px', right: '16px', bottom: '16px', left: '16px' },
});

const TYPES = { neutral: 'info', success: 'success', destructive: 'error' } as const;

/** Shows only the open toast of the queue, and reports its state on the screen back to the queue. */
function follow(): () => void {
  let known: QueuedToast | undefined;
  const sync = ({ toasts }: { toasts: QueuedToast[] }) => {
    const open = toasts.find((one) => one.open);
    if (open === known) return;
    if (known && known.id !== open?.id) {
      // A replaced toast is removed immediately, because there is space for only one.
      if (open) toaster.remove(known.id);
      else toaster.dismiss(known.id);
    }
    if (open && open.id === known?.id) toaster.update(open.id, contentOf(open));
    else if (open) toaster.create({ ...contentOf(open), id: open.id, closable: true });
    known = open;
  };
  sync(useUiStore.getState());
  return useUiStore.subscribe(sync);
}

const contentOf = (shown: QueuedToast) => ({
  type: TYPES[shown.tone],
  title: shown.title,
  description: shown.description,
  meta: { action: shown.action },
  onStatusChange: ({ status }: { status: string }) => {
    if (status === 'dismissing') queue.dismiss(shown.id);
  },
});

/** Renders the generic queue: results of user actions, and offers with an action. */
export function ActionToaster() {
  const { t } = useLingui();
  useEffect(follow, []);
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={t`Notifications`} insetInline={{ mdDown: '4' }}>
        {(shown) => (
          <ActionToast
            id={shown.id ?? ''}
            isAlert={shown.type === 'error'}
            title={shown.title}
            description={shown.description}
            action={shown.meta?.action as QueuedToast['action']}
          />
        )}
      </ChakraToaster>
    </Portal>
  );
}

interface ActionToastProps extends Pick<QueuedToast, 'id' | 'title' | 'description' | 'action'> {
  isAlert: boolean;
}

function ActionToast({ id, isAlert, title, description, action }: ActionToastProps) {
  const { t } = useLingui();
  const swipe = useSwipe(() => queue.dismiss(id));
  return (
    <Toast.Root
      data-toast="action"
      role={isAlert ? 'alert' : 'status'}
      width={{ md: '24rem' }}
      touchAction="pan-y"
      onKeyDown={(event) => event.key === 'Escape' && queue.dismiss(id)}
      {...swipe}
    >
      <Toast.Indicator />
      <Stack gap="1" flex="1" maxWidth="100%" pe="6">
        {title && <Toast.Title>{title}</Toast.Title>}
        <Toast.Description opacity="1">{description}</Toast.Description>
        {action && <ActionToastButton action={action} onDone={() => queue.dismiss(id)} />}
      </Stack>
      <Toast.CloseTrigger asChild>
        <CloseButton size="2xs" color="inherit" aria-label={t`Dismiss notification`} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
