import { ConfirmDialog, onRefusal, useLocation, useSessionActions } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Asks the user to sign in again if the server requires a recent sign-in, and returns to the page afterwards. */
export function FreshSignIn() {
  const { t } = useLingui();
  const { signIn } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => onRefusal((refusal) => refusal === 'FRESH_SIGN_IN_NEEDED' && setAsked(true)), []);
  return (
    <ConfirmDialog
      open={asked}
      title={t`Confirm it is you`}
      confirmLabel={t`Sign in again`}
      onConfirm={() => {
        setAsked(false);
        void signIn({ again: true, returnTo: pathname + search + hash });
      }}
      onClose={() => setAsked(false)}
    >
      <Trans>
        This is a sensitive action, and you signed in a while ago. Nothing was changed. Sign in again, then
        repeat the action on this page.
      </Trans>
    </ConfirmDialog>
  );
}
