import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventLine } from './event-line.ts';

const state = { accepted: vi.fn(), lost: vi.fn() };
const onEvent = vi.fn();
const onRefused = vi.fn();
const open = () => openEventLine({ token: 'abc', state, onEvent, onRefused });

/** An answer that a test writes to, as the server would. It breaks off when the call is given up. */
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
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the token in a header, and nothing of it in the address', async () => {
  const { fetch } = answerWith();
  open();
  await settle();
  expect(fetch).toHaveBeenCalledWith(
    '/api/notifications/events',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer abc' }) }),
  );
  expect(state.accepted).toHaveBeenCalledOnce();
});

it('tells each event once it is whole, wherever the network has cut it', async () => {
  const { write } = answerWith();
  open();
  await settle();
  const bytes = new TextEncoder().encode('event: notification\ndata: {"title":"Fähre"}\n\n');
  // In the middle of a letter that takes two bytes.
  await write(bytes.slice(0, 41));
  expect(onEvent).not.toHaveBeenCalled();
  await write(bytes.slice(41));
  await write(': still here\n\nevent: unread\ndata: {"count":3}\n\n');
  expect(onEvent.mock.calls).toEqual([
    ['notification', { title: 'Fähre' }],
    ['unread', { count: 3 }],
  ]);
});

it('says that the token was refused, not that the line is lost', async () => {
  answerWith(401);
  open();
  await settle();
  expect(onRefused).toHaveBeenCalledOnce();
  expect(state.lost).not.toHaveBeenCalled();
});

it.each([429, 503])('is lost when the server answers %i', async (status) => {
  answerWith(status);
  open();
  await settle();
  expect(state.accepted).not.toHaveBeenCalled();
  expect(state.lost).toHaveBeenCalledOnce();
});

it('is lost when the server ends it, and when there is no server', async () => {
  const { close } = answerWith();
  open();
  await settle();
  close();
  await settle();
  expect(state.lost).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await settle();
  expect(state.lost).toHaveBeenCalledTimes(2);
});

it('is given up after a minute of silence, and not before', async () => {
  const { write } = answerWith();
  open();
  await vi.advanceTimersByTimeAsync(50_000);
  await write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(state.lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.lost).toHaveBeenCalledOnce();
});
