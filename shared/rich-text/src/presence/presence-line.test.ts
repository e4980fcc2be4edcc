// @vitest-environment happy-dom
import { useAuthStore } from '@boardwalk/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPresence } from './presence-connection.ts';

const NOBODY = { others: [], again: false };
const onHere = vi.fn();
let stop: () => void;

/** Answers of the server, one after the other; the last one goes on. Each can be written to and ended. */
function serve(...statuses: number[]) {
  const lines: { write: (text: string) => void; end: () => void; signal: AbortSignal | null | undefined }[] =
    [];
  const fetch = vi.fn((_: string, { signal }: RequestInit) => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    });
    signal?.addEventListener('abort', () => body?.error(signal.reason));
    lines.push({
      signal,
      write: (text) => body?.enqueue(new TextEncoder().encode(text)),
      end: () => body?.close(),
    });
    return Promise.resolve(new Response(stream, { status: statuses.shift() ?? 200 }));
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, lines };
}
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const say = (presence: object) => `event: here\ndata: ${JSON.stringify(presence)}\n\n`;
const tokenOf = (call: unknown[] = []) =>
  (call[1] as { headers: Record<string, string> }).headers.Authorization;

beforeEach(() => {
  vi.useFakeTimers();
  useAuthStore.getState().setToken('first');
  onHere.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const follow = () => {
  stop = followPresence({ address: '/api/x?tab=1', onHere });
};

it('tells what it hears, with the token in a header', async () => {
  const { fetch, lines } = serve();
  follow();
  await pass();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/x?tab=1');
  expect(tokenOf(fetch.mock.calls[0])).toBe('Bearer first');
  lines[0]?.write(`${say(NOBODY)}: still here\n\nevent: other\ndata: 1\n\n`);
  await vi.waitFor(() => expect(onHere.mock.calls).toEqual([[NOBODY]]));
});

it('comes back after the line has ended, and goes by what it knew meanwhile', async () => {
  const { fetch, lines } = serve();
  follow();
  await pass();
  lines[0]?.write(say(NOBODY));
  await pass();
  lines[0]?.end();
  await pass(1_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onHere.mock.calls).toEqual([[NOBODY]]);
});

it('tries again less and less often while the server can’t be reached, and says that nobody knows', async () => {
  const { fetch } = serve(503, 503, 503, 503, 503, 503, 503, 503);
  follow();
  await pass(1_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onHere).toHaveBeenLastCalledWith(undefined);
  await pass(6_000);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(5);
  await pass(120_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(7);
});

it('lets the session get another token when this one is refused, and begins anew with it', async () => {
  const { fetch } = serve(401);
  follow();
  await pass();
  expect(useAuthStore.getState().token).toBeNull();
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  useAuthStore.getState().setToken('second');
  await pass();
  expect(tokenOf(fetch.mock.calls[1])).toBe('Bearer second');
});

it.each([403, 404])('asks no more after a %i', async (status) => {
  const { fetch } = serve(status);
  follow();
  await pass(120_000);
  useAuthStore.getState().setToken('second');
  await pass();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('lets go of the line when the page is left, and takes it up on the way back', async () => {
  const { fetch, lines } = serve();
  follow();
  await pass();
  window.dispatchEvent(new Event('pagehide'));
  expect(lines[0]?.signal?.aborted).toBe(true);
  await pass(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  await pass();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives a line up that is silent for a minute', async () => {
  const { fetch, lines } = serve();
  follow();
  await pass(50_000);
  lines[0]?.write(': still here\n\n');
  await pass(50_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(12_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('stops for good', async () => {
  const { fetch, lines } = serve();
  follow();
  await pass();
  stop();
  expect(lines[0]?.signal?.aborted).toBe(true);
  useAuthStore.getState().setToken('second');
  window.dispatchEvent(new Event('pageshow'));
  await pass(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
