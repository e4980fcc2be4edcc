import { beforeEach, expect, it, vi } from 'vitest';
import { openSseConnection } from './sse-connection.ts';

const onOpen = vi.fn();
const onEvent = vi.fn();
/** Opens a connection, and records how it ends. */
function open() {
  const connection = { ended: undefined as string | undefined };
  const options = { address: '/api/events', token: 'abc', end: new AbortController(), onOpen, onEvent };
  void openSseConnection(options).then((end) => {
    connection.ended = end;
  });
  return connection;
}

/** A response that a test writes to like a server. It fails when the call is aborted. */
function answerWith(status = 200) {
  let body: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  const fetch = vi.fn((_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => body.error(signal.reason));
    return Promise.resolve(new Response(stream, { status }));
  });
  vi.stubGlobal('fetch', fetch);
  const write = async (text: string | Uint8Array) => {
    body.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { fetch, write, close: () => body.close() };
}
const elapse = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

it('sends the token in a header, not in the URL', async () => {
  const { fetch } = answerWith();
  open();
  await elapse();
  expect(fetch).toHaveBeenCalledWith(
    '/api/events',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer abc' }) }),
  );
  expect(onOpen).toHaveBeenCalledOnce();
});

it('emits each event once it is complete, however the network splits it', async () => {
  const { write } = answerWith();
  open();
  await elapse();
  const bytes = new TextEncoder().encode('event: notification\ndata: {"title":"Fähre"}\n\n');
  // Inside a two-byte character.
  await write(bytes.slice(0, 41));
  expect(onEvent).not.toHaveBeenCalled();
  await write(bytes.slice(41));
  await write('retry: 2000\n\n: still here\n\nevent: unread\ndata: {"count":3}\n');
  await write('\nevent: unread\n');
  expect(onEvent.mock.calls).toEqual([
    ['notification', { title: 'Fähre' }],
    ['unread', { count: 3 }],
  ]);
});

it.each([
  [401, 'token'],
  [404, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
] as const)('after %i it ends with %s', async (status, end) => {
  answerWith(status);
  const connection = open();
  await elapse();
  expect(onOpen).not.toHaveBeenCalled();
  expect(connection.ended).toBe(end);
});

it('ends when the server ends it, and fails without a server', async () => {
  const { close } = answerWith();
  const connection = open();
  await elapse();
  expect(connection.ended).toBeUndefined();
  close();
  await elapse();
  expect(connection.ended).toBe('ended');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const other = open();
  await elapse();
  expect(other.ended).toBe('failed');
});

it('is aborted after a minute of silence, and not before', async () => {
  const { write } = answerWith();
  const connection = open();
  await vi.advanceTimersByTimeAsync(50_000);
  await write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(connection.ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.ended).toBe('ended');
});
