// @vitest-environment happy-dom
import { clock, useAuthStore } from '@boardwalk/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endsSession, startTokenRenewal } from './token-renewal.ts';

const user = { id: 'u', email: '', fullName: '', username: '', avatarUrl: null, roles: [] };
const lifetimeSeconds = 600;
let issued = 0;
function tokenOfNow(): string {
  issued += 1;
  const iat = Math.floor(Date.now() / 1000);
  return `h.${btoa(JSON.stringify({ iat, exp: iat + lifetimeSeconds, issued }))}.s`;
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (error: string) => Promise.reject(Object.assign(new Error(error), { error }));

const fetchToken = vi.fn<(fresh: boolean) => Promise<string | undefined>>();
const onEnd = vi.fn<(first: boolean) => void>();
const onFirstFailure = vi.fn<() => void>();
let stop = () => {};
function start(): void {
  stop = startTokenRenewal({
    fetchToken,
    onEnd,
    onFirstFailure,
    onSession: () => useAuthStore.getState().setUser(user),
  });
}
// Each test on a day of its own: a renewal in one isn't recent in the next.
let day = 0;
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ now: day * 86_400_000 });
  fetchToken.mockReset().mockImplementation(async () => tokenOfNow());
  onEnd.mockReset();
  onFirstFailure.mockReset();
});
afterEach(() => {
  stop();
  useAuthStore.getState().clear();
});

it('fetches a token at the start and renews it before it expires', async () => {
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchToken.mock.calls).toEqual([[false]]);
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, user });
  await vi.advanceTimersByTimeAsync((lifetimeSeconds - 90) * 1000);
  expect(fetchToken.mock.calls).toEqual([[false], [true]]);
});

it('reports a failed first attempt, once, and continues', async () => {
  fetchToken.mockImplementation(() => refused('server_error'));
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onFirstFailure).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
  expect(useAuthStore.getState().isAuthenticated).toBe(true);
  fetchToken.mockImplementation(async () => tokenOfNow());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useAuthStore.getState().token).not.toBeNull();
});

it('keeps the session if the network fails during the renewal, and renews as soon as it is back', async () => {
  start();
  await vi.advanceTimersByTimeAsync(0);
  fetchToken.mockImplementation(offline);
  await vi.advanceTimersByTimeAsync(lifetimeSeconds * 2000);
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, user });
  expect(onEnd).not.toHaveBeenCalled();
  // With back-off: at most one attempt per minute after the first minute.
  expect(fetchToken.mock.calls.length).toBeGreaterThan(5);
  expect(fetchToken.mock.calls.length).toBeLessThan(35);

  const fresh = tokenOfNow();
  fetchToken.mockImplementation(async () => fresh);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(useAuthStore.getState().token).toBe(fresh);
});

it('keeps the session of a page that is opened offline', async () => {
  useAuthStore.getState().setLoading(true);
  fetchToken.mockImplementation(offline);
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, isLoading: false, user });
  expect(onEnd).not.toHaveBeenCalled();
});

it.each(['timeout', 'request_error', 'server_error', 'temporarily_unavailable'])(
  'retries after the error "%s"',
  async (code) => {
    start();
    await vi.advanceTimersByTimeAsync(0);
    fetchToken.mockImplementation(() => refused(code));
    await vi.advanceTimersByTimeAsync(lifetimeSeconds * 1000);
    expect(useAuthStore.getState().isAuthenticated).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
  },
);

it.each(['login_required', 'invalid_grant', 'missing_refresh_token', 'consent_required'])(
  'ends the session on the error "%s", once',
  async (code) => {
    start();
    await vi.advanceTimersByTimeAsync(0);
    fetchToken.mockImplementation(() => refused(code));
    await vi.advanceTimersByTimeAsync(lifetimeSeconds * 2000);
    expect(onEnd.mock.calls).toEqual([[false]]);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  },
);

it('replaces a token that was removed, but not in a loop', async () => {
  start();
  await vi.advanceTimersByTimeAsync(0);
  for (let second = 0; second < 60; second += 1) {
    useAuthStore.getState().setToken(null);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(fetchToken.mock.calls.length).toBeGreaterThan(4);
  expect(fetchToken.mock.calls.length).toBeLessThan(9);
});

it('fetches nothing after a sign-out in another tab', async () => {
  start();
  await vi.advanceTimersByTimeAsync(0);
  useAuthStore.getState().clear();
  await vi.advanceTimersByTimeAsync(lifetimeSeconds * 2000);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});

it('treats only OAuth errors as the end of a session', () => {
  expect(endsSession({ error: 'invalid_grant' })).toBe(true);
  expect([new TypeError('Failed to fetch'), undefined, 'login_required'].map(endsSession)).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([-90, 90, 25 * 60])(
  'keeps the renewal interval on a device whose clock is off by %i minutes',
  async (minutes) => {
    const off = minutes * 60_000;
    const serverNow = () => Date.now() - off;
    fetchToken.mockImplementation(async () => {
      const iat = Math.floor(serverNow() / 1000);
      issued += 1;
      return `h.${btoa(JSON.stringify({ iat, exp: iat + lifetimeSeconds, issued }))}.s`;
    });
    clock.reset();
    clock.note(new Response(null, { headers: { date: new Date(serverNow()).toUTCString() } }));
    start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    clock.reset();
    // Each token is valid for ten minutes and is renewed after eight and a half.
    expect(fetchToken.mock.calls.length).toBeGreaterThanOrEqual(7);
    expect(fetchToken.mock.calls.length).toBeLessThanOrEqual(9);
  },
);
