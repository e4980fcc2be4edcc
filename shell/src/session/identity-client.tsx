import { type Auth0ContextInterface, Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import type { IdentitySettings } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';
import { useEffect } from 'react';
import { fetchSet } from '../federation/set/fetch-set.ts';
import { CALLBACK_PATH } from './paths.ts';
import { type AppState, appStateIn } from './return-to.ts';
import { useTokenSync } from './use-token-sync.ts';

export interface IdentityClientProps {
  settings: IdentitySettings;
  onReady(client: Auth0ContextInterface): void;
  onError(message: string): void;
  /** Called with the app state when Auth0 has redirected back. */
  onReturn(appState: AppState): void;
}

/**
 * Mounts the identity provider's library. It is as large as React, so it is loaded only for users with a session or on sign-in, and it is mounted
 * next to the page instead of around it, so that its arrival renders nothing again.
 *
 * The limits are the library's defaults: 10 s per call, three attempts for a token, 60 s for an iframe, 60 s of clock leeway, tokens count as expired
 * 60 s early, cookies of one day.
 */
export default function IdentityClient({ settings, onReady, onError, onReturn }: IdentityClientProps) {
  return (
    <Auth0Provider
      domain={settings.domain}
      clientId={settings.clientId}
      authorizationParams={{ redirect_uri: location.origin + CALLBACK_PATH, audience: settings.audience }}
      cacheLocation="localstorage"
      // Tokens are validated with the server's time, because a device's clock may be off by hours.
      nowProvider={serverTime}
      useRefreshTokens
      useRefreshTokensFallback
      skipRedirectCallback={location.pathname !== CALLBACK_PATH}
      // The callback page redirects by itself once the session is established.
      onRedirectCallback={(appState) => onReturn(appStateIn(appState))}
    >
      <Bridge onReady={onReady} onError={onError} onReturn={onReturn} />
    </Auth0Provider>
  );
}

function Bridge({ onReady, onError, onReturn }: Omit<IdentityClientProps, 'settings'>) {
  const client = useAuth0();
  useTokenSync(client, onError);
  useEffect(() => {
    if (!client.isLoading) onReady(client);
  }, [client, onReady]);
  const { error } = client;
  useEffect(() => {
    // A failed sign-in has an app state, too.
    if (error && 'appState' in error) onReturn(appStateIn(error.appState));
  }, [error, onReturn]);
  return null;
}

/** Returns the server's time, in milliseconds since 1970: fetched if no response has contained it yet. Offline it is the device's. */
async function serverTime(): Promise<number> {
  if (!clock.isKnown()) await fetchSet().catch(() => {});
  return clock.now();
}
