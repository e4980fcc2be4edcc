// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, providerSession, signingOut } from './sign-out.ts';

const settings = { domain: 'http://localhost:9100', clientId: 'boardwalk-site', audience: 'api' };
const LOGOUT_URL = '#left';

/** A fake of the provider's library: it clears its storage, then opens the provider's URL. */
const logout = vi.fn(async ({ openUrl }: { openUrl?: unknown } = {}) => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('@@auth0')) localStorage.removeItem(key);
  await (openUrl as (url: string) => Promise<void>)(LOGOUT_URL);
});

beforeEach(() => {
  location.hash = '';
  const entry = (body: unknown) => JSON.stringify({ body, expiresAt: 1 });
  localStorage.setItem('@@auth0spajs@@::boardwalk-site::api::openid', entry({ refresh_token: 'the-token' }));
  localStorage.setItem('@@auth0spajs@@::boardwalk-site::@@user@@', entry({ id_token: 'x' }));
  localStorage.setItem('@@auth0spajs@@::another-site::api::openid', entry({ refresh_token: 'not-ours' }));
});

const called = (fetched: ReturnType<typeof vi.fn>) =>
  fetched.mock.calls.map(([address, init]) => [String(address), init.keepalive, String(init.body)]);
const REVOCATION = [
  'http://localhost:9100/oauth/revoke',
  true,
  'client_id=boardwalk-site&token=the-token&token_type_hint=refresh_token',
];

it('revokes the refresh token with a keepalive request, and ends the provider’s session', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await endSession({ logout }, settings, () => {});
  expect(called(fetched)).toEqual([REVOCATION]);
  expect(location.hash).toBe(LOGOUT_URL);
  expect(providerSession.isOpen()).toBe(false);
});

it('is in progress until the page is left', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  signingOut.begin();
  await endSession({ logout }, settings, () => {});
  expect(signingOut.isActive()).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(signingOut.isActive()).toBe(false);
});

it('has the site reject the access tokens of this sign-in, once the page makes no further calls', async () => {
  localStorage.setItem('token', 'an.access.token');
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await endSession({ logout }, settings, () => {});
  expect(called(fetched)).toEqual([REVOCATION]);
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched).toHaveBeenLastCalledWith('/api/users/me/sessions/end-current', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: 'Bearer an.access.token' },
  });
});

it('clears the page’s state when it is left, or when the provider’s page doesn’t load', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
  const clear = vi.fn();
  await endSession({ logout }, settings, clear);
  expect(clear).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(clear).toHaveBeenCalledOnce();
  const late = vi.fn();
  await endSession({ logout }, settings, late);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(late).toHaveBeenCalledOnce();
});

it('clears everything while offline, and revokes once online', async () => {
  const fetched = vi.fn(async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetched);
  const clear = vi.fn();
  await endSession({ logout }, settings, clear);
  expect(clear).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
  expect(providerSession.isOpen()).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain('the-token');
  fetched.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(called(fetched)).toEqual([REVOCATION]);
});

it('waits two seconds at most for a provider that doesn’t respond', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const ended = endSession({ logout }, settings, () => {});
  await vi.advanceTimersByTimeAsync(2_000);
  await ended;
  expect(location.hash).toBe(LOGOUT_URL);
});

it('revokes nothing if the local storage can’t be cleared', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const stuck = { logout: () => Promise.reject(new Error('The drawer is stuck')) };
  await expect(endSession(stuck, settings, () => {})).rejects.toThrow('stuck');
  expect(fetched).not.toHaveBeenCalled();
});
