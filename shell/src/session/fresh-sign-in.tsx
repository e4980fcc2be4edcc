import { ConfirmDialog, onRefusal, useLocation, useSessionActions } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Prompts the user to sign in again if the server requires a recent sign-in, and returns to the page afterwards. */
export function FreshSignIn() {
  const { t } = useLingui();
  const { signIn } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onRefusal((refusal) => refusal === 'FRESH_SIGN_IN_NEEDED' && setOpen(true)), []);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t`Confirm it is you`}
      confirmLabel={t`Sign in again`}
      onConfirm={() => {
        setOpen(false);
        void signIn({ again: true, returnTo: pathname + search + hash });
      }}
      onClose={() => setOpen(false)}
    >
      <Trans>
        This is a sensitive action, and you signed in a while ago. Nothing was changed. Sign in again, then
        repeat the action on this page.
      </Trans>
    </ConfirmDialog>
  );
}
