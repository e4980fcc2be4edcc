import { FRESH_SIGN_IN_SECONDS, type IdentitySettings } from '@boardwalk/contracts';
import {
  ErrorBoundary,
  i18n,
  notice,
  onRefusal,
  onTokenNeeded,
  type SessionActions,
  SessionActionsContext,
  useAuthStore,
  useQueryClient,
} from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { leavePreview } from '../federation/preview/preview-session.ts';
import { leavePush } from '../notifications/push/leave-push.ts';
import { forgetRecent } from '../search/forget-recent.ts';
import { whenIdle } from '../when-idle.ts';
import { type AppState, AppStateContext } from './return-to.ts';
import { endSession, providerSession, signingOut } from './sign-out.ts';
import { leaveStaffChannel } from './staff-channel.ts';
import { expectSession, followOtherTabs } from './stored-session.ts';
import { isClockError } from './token.ts';
import { useIdentityClient } from './use-identity-client.ts';

const LOGIN_FAILURE = msg`Login failed. Please try again.`;
const CLOCK_WRONG = msg`This device’s clock is wrong. Set it to the right time, then sign in again.`;
const SESSION_ENDED = msg`The team ended your session. Please sign in again.`;
const LOGOUT_FAILURE = msg`Logout failed. Please try again.`;

/** Provides sign-in and sign-out, and loads the provider's library on demand. */
export function SessionProvider({ settings, children }: { settings: IdentitySettings; children: ReactNode }) {
  const [needed] = useState(() => expectSession(settings.clientId));
  const [error, setError] = useState<string | null>(null);
  const [appState, setAppState] = useState<AppState>({});
  const queries = useQueryClient();

  const fail = useCallback((message: string) => {
    setError(isClockError(message) ? i18n._(CLOCK_WRONG) : message);
    useAuthStore.getState().setLoading(false);
  }, []);
  const { Client, client } = useIdentityClient(fail);
  useEffect(() => {
    if (needed === 'now') client.bring();
    return needed === 'later' ? whenIdle(() => client.bring()) : undefined;
  }, [needed, client]);
  useEffect(() => onTokenNeeded(() => client.bring()), [client]);
  useEffect(() => {
    if (needed === 'never') return;
    // Without a connection the library may not have been loaded.
    const bring = () => client.bring();
    window.addEventListener('online', bring);
    return () => window.removeEventListener('online', bring);
  }, [needed, client]);
  useEffect(
    () =>
      followOtherTabs(() => {
        queries.clear();
        // A user who signed in in another tab has a token here too, which has to be renewed.
        if (useAuthStore.getState().isAuthenticated) client.bring();
      }),
    [queries, client],
  );
  useEffect(
    () =>
      onRefusal((refusal) => {
        if (refusal !== 'SESSION_ENDED' || !useAuthStore.getState().isAuthenticated) return;
        useAuthStore.getState().clear();
        forgetRecent();
        queries.clear();
        // The provider's own session continues: the next sign-in has to require authentication.
        providerSession.markOpen();
        notice.error(i18n._(SESSION_ENDED));
        client.get().then(
          (identity) => identity.logout({ openUrl: false }),
          () => {},
        );
      }),
    [queries, client],
  );
  const actions = useMemo<SessionActions>(
    () => ({
      error,
      async signIn({ signUp, again, returnTo, resume } = {}) {
        setError(null);
        try {
          const identity = await client.get();
          const prompt = again || providerSession.isOpen() ? { prompt: 'login' as const } : {};
          const age = again ? { max_age: FRESH_SIGN_IN_SECONDS } : {};
          const hint = signUp ? { screen_hint: 'signup' } : {};
          await identity.loginWithRedirect({
            appState: { returnTo, resume: again || resume, signUp } satisfies AppState,
            authorizationParams: { ...prompt, ...age, ...hint },
          });
        } catch (cause) {
          notice.error(i18n._(LOGIN_FAILURE));
          setError(cause instanceof Error ? cause.message : String(cause));
        }
      },
      async signOut() {
        signingOut.begin();
        try {
          const identity = await client.get();
          await Promise.all([leaveStaffChannel(), leavePush()]);
          // It was opened for the previous user.
          leavePreview();
          await endSession(identity, settings, () => {
            useAuthStore.getState().clear();
            forgetRecent();
            queries.clear();
          });
        } catch {
          signingOut.end();
          notice.error(i18n._(LOGOUT_FAILURE));
        }
      },
    }),
    [client, error, queries, settings],
  );
  return (
    <SessionActionsContext value={actions}>
      <AppStateContext value={appState}>{children}</AppStateContext>
      {Client && (
        <ErrorBoundary fallback={() => null} onError={client.fail}>
          <Client settings={settings} onReady={client.arrive} onError={fail} onReturn={setAppState} />
        </ErrorBoundary>
      )}
    </SessionActionsContext>
  );
}
