import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const errors = vi.hoisted(() => [] as string[]);
vi.mock('../toasts/notice-queue.ts', () => ({
  notice: { error: (message: string) => errors.push(message) },
}));
vi.hoisted(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

import { i18n } from '../i18n/catalogs.ts';
import { useAuthStore } from '../state/auth-store.ts';
import { clock } from './clock.ts';
import { request } from './request.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

function serve(response: Response | ((...given: unknown[]) => Promise<Response>)) {
  const fetch = vi.fn(typeof response === 'function' ? response : async () => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  errors.length = 0;
  localStorage.removeItem('token');
});
afterEach(() => vi.useRealTimers());

it('sends JSON and the stored token, and returns the data', async () => {
  localStorage.setItem('token', 'abc');
  const fetch = serve(answer(200, { count: 3 }));
  expect(await request('POST', '/api/x', { a: 1 }, { idempotencyKey: 'k' })).toEqual({ count: 3 });
  expect(fetch).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      body: '{"a":1}',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
        Authorization: 'Bearer abc',
        'Idempotency-Key': 'k',
      },
    }),
  );
});

it('returns undefined for a response without a body', async () => {
  serve(answer(204));
  expect(await request('DELETE', '/api/x')).toBeUndefined();
});

it.each([
  [403, 'You do not have permission to perform this action.'],
  [404, 'The requested resource was not found.'],
  [400, 'Invalid data. Please check your input.'],
  [422, 'Invalid data. Please check your input.'],
  [500, 'Server error. Please try again later.'],
  [503, 'Server error. Please try again later.'],
  [418, 'An error occurred'],
])('toasts %i as "%s"', async (status, message) => {
  serve(answer(status));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ status });
  expect(errors).toEqual([message]);
});

it('prefers the server’s message', async () => {
  serve(answer(409, { message: 'This member already has that role.' }));
  await expect(request('GET', '/api/x')).rejects.toThrow();
  expect(errors).toEqual(['This member already has that role.']);
});

it('shows the default message if a proxy responds with a page of its own', async () => {
  serve(new Response('<!doctype html><title>Maintenance</title>', { status: 200 }));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ type: 'SERVER', serverMessage: undefined });
  expect(errors).toEqual(['Server error. Please try again later.']);
});

it('toasts a network failure', async () => {
  serve(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ type: 'NETWORK', interruption: 'network' });
  expect(errors).toEqual(['Network error. Please check your internet connection.']);
});

it('removes a refused token without a toast', async () => {
  localStorage.setItem('token', 'old');
  serve(answer(401));
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ type: 'AUTHENTICATION' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(errors).toEqual([]);
});

it('keeps a token that is newer than the refused one', async () => {
  localStorage.setItem('token', 'old');
  serve(async () => {
    localStorage.setItem('token', 'new');
    return answer(401);
  });
  await expect(request('GET', '/api/x')).rejects.toThrow();
  expect(localStorage.getItem('token')).toBe('new');
});

describe('after a member’s token was refused', () => {
  const user = { id: 'u', email: '', fullName: '', username: '', avatarUrl: null, roles: [] };
  /** Makes two calls in sequence, the first of which are refused. @returns the tokens they sent, and the second call's outcome. */
  async function callTwice(refusals = 1) {
    const sent: (string | undefined)[] = [];
    serve(async (...given: unknown[]) => {
      const { headers } = given[1] as { headers: Record<string, string> };
      sent.push(headers.Authorization);
      return sent.length <= refusals ? answer(401) : answer(200, 'data');
    });
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ type: 'AUTHENTICATION' });
    return { sent, second: request('GET', '/api/x') };
  }
  // Each on a day of its own, because a recent replacement affects the next test.
  let day = 0;
  beforeEach(() => {
    day += 1;
    vi.useFakeTimers({ now: day * 86_400_000 });
    useAuthStore.getState().setUser(user);
    useAuthStore.getState().setToken('old');
  });
  afterEach(() => useAuthStore.getState().clear());

  it('calls wait for the new one', async () => {
    const { sent, second } = await callTwice();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toEqual(['Bearer old']);
    useAuthStore.getState().setToken('new');
    expect(await second).toBe('data');
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
  });

  it('calls continue without one if the session has ended', async () => {
    const { sent, second } = await callTwice();
    useAuthStore.getState().clear();
    await second;
    expect(sent).toEqual(['Bearer old', undefined]);
  });

  it('calls wait ten seconds at most, and then fail without being sent', async () => {
    const { sent, second } = await callTwice();
    const failure = expect(second).rejects.toMatchObject({ type: 'NETWORK' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    expect(sent).toEqual(['Bearer old']);
  });

  it('calls fail without being sent if the new one was refused as well', async () => {
    const { sent, second } = await callTwice(2);
    useAuthStore.getState().setToken('new');
    await expect(second).rejects.toThrow();
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ type: 'AUTHENTICATION' });
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
  });

  it('calls wait for a new one if the refused one was restored', async () => {
    const { sent, second } = await callTwice(2);
    useAuthStore.getState().setToken('old');
    await expect(second).rejects.toThrow();
    const third = request('GET', '/api/x');
    await vi.advanceTimersByTimeAsync(3000);
    useAuthStore.getState().setToken('new');
    expect(await third).toBe('data');
    expect(sent).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
  });
});

describe('after a member’s token has expired', () => {
  const tokenAt = (seconds: number) => `h.${btoa(JSON.stringify({ iat: seconds, exp: seconds + 600 }))}.s`;
  const start = Date.UTC(2030, 0, 1);
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    useAuthStore.getState().setUser({
      id: 'u',
      email: '',
      fullName: '',
      username: '',
      avatarUrl: null,
      roles: [],
    });
    useAuthStore.getState().setToken(tokenAt(start / 1000));
    vi.setSystemTime(start + 700_000);
  });
  afterEach(() => useAuthStore.getState().clear());

  it('a call waits for the next one', async () => {
    const fetch = serve(answer(200, 'data'));
    const made = request('POST', '/api/x');
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetch).not.toHaveBeenCalled();
    const next = tokenAt(start / 1000 + 700);
    useAuthStore.getState().setToken(next);
    expect(await made).toBe('data');
    const sent = expect.objectContaining({ Authorization: `Bearer ${next}` });
    expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ headers: sent }));
  });

  it('a call fails immediately while there is no connection', async () => {
    const fetch = serve(answer(200, 'data'));
    onlineManager.setOnline(false);
    await expect(request('POST', '/api/x')).rejects.toMatchObject({ interruption: 'network' });
    onlineManager.setOnline(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('an aborted call stops waiting', async () => {
    serve(answer(200, 'data'));
    const given = new AbortController();
    const made = request('GET', '/api/x', undefined, { signal: given.signal });
    given.abort();
    await expect(made).rejects.toMatchObject({ aborted: true });
  });
});

it('shows no toast if suppressed or aborted', async () => {
  serve(answer(500));
  await expect(request('GET', '/api/x', undefined, { suppressErrors: true })).rejects.toThrow();
  const given = new AbortController();
  serve(async () => {
    given.abort();
    throw given.signal.reason;
  });
  await expect(request('GET', '/api/x', undefined, { signal: given.signal })).rejects.toMatchObject({
    aborted: true,
  });
  expect(errors).toEqual([]);
});

it('times out after thirty seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  serve(async () => {
    throw new DOMException('late', 'TimeoutError');
  });
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ interruption: 'timeout', type: 'NETWORK' });
  expect(limit).toHaveBeenCalledWith(30_000);
});

it('updates the clock from the server’s responses', async () => {
  const at = Date.now() + 90 * 60_000;
  serve(new Response('{}', { headers: { date: new Date(at).toUTCString() } }));
  await request('GET', '/api/x');
  expect(Math.abs(clock.now() - at)).toBeLessThan(5000);
  clock.reset();
});
