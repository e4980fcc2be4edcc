import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CdpSession } from './browser.ts';
import { RequestLog } from './request-log.ts';

/** A debugger session whose events the test emits. */
function fakeSession() {
  const listeners = new Map<string, (event: never) => void>();
  const cdp: CdpSession = {
    send: async () => ({}),
    on: (event, listener) => void listeners.set(event, listener),
  };
  return { cdp, emit: (event: string, data: object) => listeners.get(event)?.(data as never) };
}

const sent = (requestId: string, path: string, type: string) => ({
  requestId,
  request: { url: `http://localhost${path}` },
  type,
  initiator: {},
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('records status, headers and bytes of a request', async () => {
  const { cdp, emit } = fakeSession();
  const log = await RequestLog.start(cdp);
  emit('Network.requestWillBeSent', sent('1', '/main.js', 'Script'));
  emit('Network.responseReceived', { requestId: '1', response: { status: 200, headers: { ETag: 'x' } } });
  emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 900 });
  expect(log.requests.get('1')).toEqual({
    url: 'http://localhost/main.js',
    kind: 'Script',
    bytes: 900,
    status: 200,
    headers: { etag: 'x' },
    askedBy: [],
  });
});

it('is quiet only after pending requests have ended, whether they succeeded or failed', async () => {
  const { cdp, emit } = fakeSession();
  const log = await RequestLog.start(cdp);
  emit('Network.requestWillBeSent', sent('1', '/main.js', 'Script'));
  emit('Network.requestWillBeSent', sent('2', '/api/feed', 'Fetch'));
  // The page doesn't wait for this one.
  emit('Network.requestWillBeSent', sent('3', '/api/live/events', 'Fetch'));
  let isQuiet = false;
  const quiet = log.untilQuiet().then(() => {
    isQuiet = true;
  });
  emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isQuiet).toBe(false);
  emit('Network.loadingFailed', { requestId: '2' });
  await vi.advanceTimersByTimeAsync(5000);
  await quiet;
  expect(isQuiet).toBe(true);
});

it('waits for requests that begin shortly after the call', async () => {
  const { cdp, emit } = fakeSession();
  const log = await RequestLog.start(cdp);
  await vi.advanceTimersByTimeAsync(10_000);
  let isQuiet = false;
  const quiet = log.untilQuiet().then(() => {
    isQuiet = true;
  });
  // The live connection is opened 1.5 s after the page is interactive.
  await vi.advanceTimersByTimeAsync(1700);
  emit('Network.requestWillBeSent', sent('1', '/assets/async/live.js', 'Script'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isQuiet).toBe(false);
  emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  await quiet;
});

it('fails when the page is closed, whose requests never end', async () => {
  const { cdp, emit } = fakeSession();
  const log = await RequestLog.start(cdp);
  emit('Network.requestWillBeSent', sent('1', '/api/feed', 'Fetch'));
  const failure = expect(log.untilQuiet()).rejects.toThrow('The page was closed.');
  emit('close', {});
  await vi.advanceTimersByTimeAsync(100);
  await failure;
});

it('fails with the pending requests after a minute', async () => {
  const { cdp, emit } = fakeSession();
  const log = await RequestLog.start(cdp);
  emit('Network.requestWillBeSent', sent('1', '/api/feed', 'Fetch'));
  const failure = expect(log.untilQuiet()).rejects.toThrow('Still loading: http://localhost/api/feed');
  await vi.advanceTimersByTimeAsync(61_000);
  await failure;
});
