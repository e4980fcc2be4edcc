import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { isPageUnsaved } from './unsaved.ts';

/** Events after which something may be unsaved, or before which a page may be left. */
const EVENTS = ['input', 'change', 'drop', 'keydown', 'keyup', 'pointerdown', 'pointerup'] as const;

/**
 * Asks before a page is left with something typed that nothing saves: within the site by a dialog, otherwise by the browser's own question.
 * The shell mounts it once, because a router has one blocker.
 */
export function LeaveGuard() {
  const isGuarding = useIsPageUnsaved();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isPageUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  // React Router warns of every plain link to a place on the page while there is a blocker.
  return isGuarding ? <LeaveDialog /> : null;
}

function LeaveDialog() {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isPageUnsaved(),
  );
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

/** Whether something typed on the page would be lost. It is looked up after everything that a person does. */
function useIsPageUnsaved(): boolean {
  const [isUnsaved, setUnsaved] = useState(isPageUnsaved);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setUnsaved(isPageUnsaved());
      // Once more after the page has rendered what the event changed.
      clearTimeout(timer);
      timer = setTimeout(() => setUnsaved(isPageUnsaved()));
    };
    for (const type of EVENTS) addEventListener(type, look);
    return () => {
      clearTimeout(timer);
      for (const type of EVENTS) removeEventListener(type, look);
    };
  }, []);
  return isUnsaved;
}
