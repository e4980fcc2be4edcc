import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { IdentitySettings } from '@boardwalk/contracts';
import { TOKEN_KEY } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { signedOut } from './return-to.ts';

/** How long a sign-out waits for the provider, in milliseconds. The call goes on when the page has left. */
const PATIENCE = 2_000;
/** How long the provider's page may take to come, in milliseconds. After it this page shows that nobody is signed in. */
const LEFT_WITHIN = 10_000;
const PROVIDER_SESSION_KEY = 'boardwalk-provider-session';

/** The provider's own session, which outlives a sign-out without network: the next sign-in at this browser has to ask who it is. */
export const providerSession = {
  keptOpen: (): boolean => localStore.setItem(PROVIDER_SESSION_KEY, 'open'),
  replaced: (): void => localStore.removeItem(PROVIDER_SESSION_KEY),
  isOpen: (): boolean => localStore.getItem(PROVIDER_SESSION_KEY) !== null,
};

/**
 * Ends the session in this browser, at the site, and at the provider: access tokens of this sign-in are refused, the refresh token is revoked and the
 * provider's session ended. Without a way to the provider the page stays, and revokes as soon as there is one.
 * @param clear clears what this page knows of the member.
 * @throws whatever keeps the provider's library from clearing its storage. Nothing is revoked then.
 */
export async function endSession(
  identity: Pick<Auth0ContextInterface, 'logout'>,
  settings: IdentitySettings,
  clear: () => void,
): Promise<void> {
  const tokens = keptRefreshTokens(settings.clientId);
  const accessToken = localStore.getItem(TOKEN_KEY);
  await identity.logout({
    logoutParams: { returnTo: location.origin },
    openUrl: async (url) => {
      if (await revoke(tokens, settings)) {
        signedOut.mark();
        // Not before the page is left: a page of members would show the sign-in page until the provider's has come, and what it still asks for would be refused.
        onceLeft(() => {
          endAtSite(accessToken);
          clear();
        });
        return location.assign(url);
      }
      endAtSite(accessToken);
      clear();
      providerSession.keptOpen();
      const revokeAgain = () => {
        endAtSite(accessToken);
        void revoke(tokens, settings);
      };
      window.addEventListener('online', revokeAgain, { once: true });
    },
  });
}

/** Runs something when the page is left, or after a while where that doesn't happen. */
function onceLeft(run: () => void): void {
  const once = () => {
    window.removeEventListener('pagehide', once);
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, LEFT_WITHIN);
  window.addEventListener('pagehide', once);
}

/**
 * The refresh tokens that the provider's library keeps in local storage. Its own revocation needs them there, and a page that stays; these
 * have to be gone when the call is made.
 */
function keptRefreshTokens(clientId: string): string[] {
  const keys = localStore.keys().filter((key) => key.startsWith(`@@auth0spajs@@::${clientId}::`));
  const tokens = keys.map((key) => refreshTokenIn(localStore.getItem(key) ?? ''));
  return [...new Set(tokens.filter((token) => token !== undefined))];
}

function refreshTokenIn(entry: string): string | undefined {
  try {
    const { body } = JSON.parse(entry) as { body?: { refresh_token?: string } };
    return body?.refresh_token;
  } catch {
    return undefined;
  }
}

/** Makes access tokens of this sign-in worthless before their end, by a call that outlives the page. Without an answer they end by themselves. */
function endAtSite(accessToken: string | null): void {
  if (!accessToken) return;
  fetch('/api/users/me/sessions/end-current', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${accessToken}` },
  }).catch(() => {});
}

/** Makes refresh tokens worthless (RFC 7009). @returns whether there was a way to the provider. */
async function revoke(tokens: readonly string[], { domain, clientId }: IdentitySettings): Promise<boolean> {
  const address = new URL('/oauth/revoke', domain.includes('://') ? domain : `https://${domain}`);
  const calls = tokens.map((token) =>
    fetch(address, {
      method: 'POST',
      keepalive: true,
      body: new URLSearchParams({ client_id: clientId, token, token_type_hint: 'refresh_token' }),
    }),
  );
  const answered = Promise.all(calls).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PATIENCE));
  return Promise.race([answered, late]);
}
