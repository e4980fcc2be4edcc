import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Whether something would be lost at this moment. */
  unsaved: RefObject<boolean>;
}

/** Asks before a page is left with something typed that nobody keeps: within the site by a dialog, otherwise by the browser's own question. */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <Trans>Your changes haven’t been saved. If you leave, they are lost.</Trans>
    </ConfirmDialog>
  );
}
