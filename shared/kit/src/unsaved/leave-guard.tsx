import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlays/parts.ts';
import { isLeavingAllowed, isPageUnsaved } from './unsaved.ts';

/** Events after which there may be unsaved text, or before which a page may be left. */
const EVENTS = ['input', 'change', 'drop', 'keydown', 'keyup', 'pointerdown', 'pointerup'] as const;

/**
 * Asks for confirmation before a page with unsaved text is left: within the site by a dialog, otherwise by the browser's own prompt. Mounted once by
 * the shell, because a router supports one blocker.
 */
export function LeaveGuard() {
  const isGuarding = useIsPageUnsaved();
  useEffect(() => {
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (isPageUnsaved() && !isLeavingAllowed()) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, []);
  // React Router warns about every plain fragment link while there is a blocker.
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

/** Returns whether the page has unsaved text. Checked after every user event. */
function useIsPageUnsaved(): boolean {
  const [isUnsaved, setUnsaved] = useState(isPageUnsaved);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setUnsaved(isPageUnsaved());
      // Checked again after the page has rendered the event's changes.
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
