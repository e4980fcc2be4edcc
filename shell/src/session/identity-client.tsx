import { type Auth0ContextInterface, Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import type { IdentitySettings } from '@boardwalk/contracts';
import { useEffect } from 'react';
import { CALLBACK_PATH } from './paths.ts';
import { type AppState, appStateIn } from './return-to.ts';
import { serverTime } from './server-time.ts';
import { useTokenSync } from './use-token-sync.ts';

export interface IdentityClientProps {
  settings: IdentitySettings;
  onReady(client: Auth0ContextInterface): void;
  onError(message: string): void;
  /** Told what was remembered of the member, when Auth0 has sent them back. */
  onReturn(appState: AppState): void;
}

/**
 * The identity provider's own library. It weighs as much as React, so it is fetched only for somebody who has a session or wants
 * one, and it stands beside the page rather than round it: its arrival redraws nothing.
 *
 * The provider's limits are the library's defaults: 10 s for a call, three tries for a token, 60 s for a frame, 60 s of clock
 * leeway, tokens counted as expired 60 s early, cookies of one day.
 */
export default function IdentityClient({ settings, onReady, onError, onReturn }: IdentityClientProps) {
  return (
    <Auth0Provider
      domain={settings.domain}
      clientId={settings.clientId}
      authorizationParams={{ redirect_uri: location.origin + CALLBACK_PATH, audience: settings.audience }}
      cacheLocation="localstorage"
      // Tokens are checked by the server's time: a device's clock can be off by hours.
      nowProvider={serverTime}
      useRefreshTokens
      useRefreshTokensFallback
      skipRedirectCallback={location.pathname !== CALLBACK_PATH}
      // The callback page leaves by itself once the session stands.
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
    // A sign-in that failed knows where it was to lead, too.
    if (error && 'appState' in error) onReturn(appStateIn(error.appState));
  }, [error, onReturn]);
  return null;
}
