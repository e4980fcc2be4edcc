import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { IdentitySettings } from '@boardwalk/contracts';
import { TOKEN_KEY } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { signedOut } from './return-to.ts';

/** Time that a sign-out waits for the provider, in milliseconds. The request continues after the page is left. */
const TIMEOUT_MS = 2_000;
/** Timeout for the provider's page, in milliseconds. After it this page shows the signed-out state. */
const LEAVE_TIMEOUT_MS = 10_000;
const PROVIDER_SESSION_KEY = 'boardwalk-provider-session';

/** Flag for the provider's session, which survives an offline sign-out: the next sign-in in this browser has to require authentication. */
export const providerSession = {
  markOpen: (): boolean => localStore.setItem(PROVIDER_SESSION_KEY, 'open'),
  replaced: (): void => localStore.removeItem(PROVIDER_SESSION_KEY),
  isOpen: (): boolean => localStore.getItem(PROVIDER_SESSION_KEY) !== null,
};

let signsOut = false;

/**
 * A sign-out in progress, from the member's choice until the page is left. Meanwhile no token is renewed: its failure would look like the end of the
 * session, and the page would change before it is left.
 */
export const signingOut = {
  begin(): void {
    signsOut = true;
  },
  end(): void {
    signsOut = false;
  },
  isActive: (): boolean => signsOut,
};

/**
 * Ends the session in this browser, at the site, and at the provider: access tokens of this sign-in are rejected, the refresh token is revoked and
 * the provider's session ended. While the provider is unreachable the page stays, and revokes as soon as it can.
 * @param clear clears the page's state of the member.
 * @throws if the provider's library can't clear its storage. Nothing is revoked then.
 */
export async function endSession(
  identity: Pick<Auth0ContextInterface, 'logout'>,
  settings: IdentitySettings,
  clear: () => void,
): Promise<void> {
  const tokens = storedRefreshTokens(settings.clientId);
  const accessToken = localStore.getItem(TOKEN_KEY);
  const end = () => {
    clear();
    signingOut.end();
  };
  await identity.logout({
    logoutParams: { returnTo: location.origin },
    openUrl: async (url) => {
      if (await revoke(tokens, settings)) {
        signedOut.mark();
        // Not before the page is left: a members' page would show the sign-in page until the provider's has loaded, and its pending calls would be
        // rejected.
        onceLeft(() => {
          endAtSite(accessToken);
          end();
        });
        return location.assign(url);
      }
      endAtSite(accessToken);
      end();
      providerSession.markOpen();
      const revokeAgain = () => {
        endAtSite(accessToken);
        void revoke(tokens, settings);
      };
      window.addEventListener('online', revokeAgain, { once: true });
    },
  });
}

/** Runs a callback when the page is left, or after a timeout. */
function onceLeft(run: () => void): void {
  const once = () => {
    window.removeEventListener('pagehide', once);
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, LEAVE_TIMEOUT_MS);
  window.addEventListener('pagehide', once);
}

/**
 * Returns the refresh tokens that the provider's library stores in local storage. Its own revocation requires them to stay there, and the page to
 * stay open; here they have to be removed before the request.
 */
function storedRefreshTokens(clientId: string): string[] {
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

/** Invalidates the access tokens of this sign-in with a keepalive request. If it fails they expire by themselves. */
function endAtSite(accessToken: string | null): void {
  if (!accessToken) return;
  fetch('/api/users/me/sessions/end-current', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${accessToken}` },
  }).catch(() => {});
}

/** Revokes refresh tokens (RFC 7009). @returns whether the provider was reachable. */
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
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), TIMEOUT_MS));
  return Promise.race([answered, late]);
}
