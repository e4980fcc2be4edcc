import type { DialogRootProps } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Dialog as Unguarded } from '../chakra/overlays.ts';
import { namespaceOf } from '../lazy/lazy-namespace.tsx';
import { ClosesWithoutQuestion } from '../overlays/dialog-content.tsx';
import { ConfirmDialog } from '../overlays/parts.ts';
import { isAnyUnsaved, UnsavedInDialog } from './unsaved.ts';

type Change = Parameters<NonNullable<DialogRootProps['onOpenChange']>>[0];

/**
 * Chakra's `Dialog.Root`. Escape, a click outside and the close button ask for confirmation if the dialog has unsaved text. Cancel discards it
 * without confirmation.
 */
function GuardedRoot({ onOpenChange, children, ...rest }: DialogRootProps) {
  const { t } = useLingui();
  const [places] = useState(() => new Set<{ current: boolean }>());
  const [refused, setRefused] = useState<Change>();
  const isCancelled = useRef(false);
  const change = (next: Change) => {
    const needsConfirmation = !next.open && !isCancelled.current && isAnyUnsaved(places);
    isCancelled.current = false;
    if (needsConfirmation) setRefused(next);
    else onOpenChange?.(next);
  };
  return (
    <UnsavedInDialog value={places}>
      <ClosesWithoutQuestion value={isCancelled}>
        <Unguarded.Root {...rest} onOpenChange={change}>
          {children}
        </Unguarded.Root>
      </ClosesWithoutQuestion>
      <ConfirmDialog
        open={refused !== undefined}
        title={t`Close without saving?`}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          setRefused(undefined);
          if (refused) onOpenChange?.(refused);
        }}
        onClose={() => setRefused(undefined)}
      >
        <Trans>What you typed hasn’t been sent. If you close this, it is lost.</Trans>
      </ConfirmDialog>
    </UnsavedInDialog>
  );
}

/** Chakra's `Dialog` with a confirmation before unsaved text is lost. Controlled by `open`. */
export const Dialog: typeof Unguarded = namespaceOf((part) =>
  part === 'Root' ? GuardedRoot : Unguarded[part as keyof typeof Unguarded],
);
