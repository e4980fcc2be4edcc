import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { IdentitySettings } from '@boardwalk/contracts';
import {
  ErrorBoundary,
  i18n,
  notice,
  type SessionActions,
  SessionActionsContext,
  useAuthStore,
  useQueryClient,
} from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CALLBACK_PATH } from './paths.ts';
import { expectSession, followOtherTabs } from './stored-session.ts';
import { signedOut } from './way-back.ts';

const IdentityClient = lazy(() => import(/* webpackChunkName: "identity-client" */ './identity-client.tsx'));
const LOGIN_FAILURE = msg`Login failed. Please try again.`;
const LOGOUT_FAILURE = msg`Logout failed. Please try again.`;

/** Gives everybody below it the way in and the way out, and brings the provider's library when it is needed. */
export function SessionProvider({ settings, children }: { settings: IdentitySettings; children: ReactNode }) {
  const [wanted, setWanted] = useState(() =>
    expectSession(settings.clientId, location.pathname === CALLBACK_PATH),
  );
  const [error, setError] = useState<string | null>(null);
  const client = useIdentityClient(() => setWanted(true));
  const queries = useQueryClient();
  useEffect(() => followOtherTabs(() => queries.clear()), [queries]);

  const fail = useCallback((message: string) => {
    setError(message);
    useAuthStore.getState().setLoading(false);
  }, []);
  const actions = useMemo<SessionActions>(
    () => ({
      error,
      async signIn({ signUp } = {}) {
        setError(null);
        try {
          const identity = await client.get();
          await identity.loginWithRedirect({ authorizationParams: signUp ? { screen_hint: 'signup' } : {} });
        } catch (cause) {
          notice.error(i18n._(LOGIN_FAILURE));
          setError(cause instanceof Error ? cause.message : String(cause));
        }
      },
      async signOut() {
        try {
          const identity = await client.get();
          signedOut.mark();
          await identity.logout({ logoutParams: { returnTo: location.origin } });
          useAuthStore.getState().clear();
          queries.clear();
        } catch {
          signedOut.take();
          notice.error(i18n._(LOGOUT_FAILURE));
        }
      },
    }),
    [client, error, queries],
  );
  return (
    <SessionActionsContext value={actions}>
      {children}
      {wanted && (
        <ErrorBoundary fallback={() => null} onError={(cause) => fail(String(cause))}>
          <Suspense fallback={null}>
            <IdentityClient settings={settings} onReady={client.arrive} onError={fail} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SessionActionsContext>
  );
}

/** The provider's client, once it is there; asking for it brings it. */
function useIdentityClient(bring: () => void) {
  const waiting = useRef(Promise.withResolvers<Auth0ContextInterface>());
  const latest = useRef<Auth0ContextInterface>(undefined);
  const bringIt = useRef(bring);
  return useMemo(
    () => ({
      arrive(client: Auth0ContextInterface) {
        latest.current = client;
        waiting.current.resolve(client);
      },
      async get(): Promise<Auth0ContextInterface> {
        bringIt.current();
        await waiting.current.promise;
        return latest.current ?? waiting.current.promise;
      },
    }),
    [],
  );
}
