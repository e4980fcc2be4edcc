import { type MutationMeta, MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverNotices } from '../toasts/notice-queue.ts';
import { createQueryClient } from './query-client.ts';
import { RequestError } from './request-error.ts';

const toasts: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
  return deliverNotices(({ message }) => toasts.push(message));
});

/** Runs a query that always fails. @returns the number of attempts, immediately and in the end. */
async function callsOf(status: number) {
  const queryFn = vi.fn(async () => {
    throw new RequestError({ type: 'UNKNOWN', status });
  });
  const done = createQueryClient()
    .fetchQuery({ queryKey: [status], queryFn, retry: 1 })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  const atOnce = queryFn.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  return { atOnce, inTheEnd: queryFn.mock.calls.length };
}

it.each([404, 403, 422])('retries %i once, without delay', async (status) => {
  expect(await callsOf(status)).toEqual({ atOnce: 2, inTheEnd: 2 });
});

it.each([500, 503, 429, 0])('retries %i once after a second', async (status) => {
  expect(await callsOf(status)).toEqual({ atOnce: 1, inTheEnd: 2 });
});

it('toasts no error of a query, which its page shows', async () => {
  await callsOf(500);
  expect(toasts).toEqual([]);
});

const REFUSED = { type: 'VALIDATION', status: 422, serverMessage: 'It is in use.' } as const;
const BROKEN = { type: 'SERVER', status: 500 } as const;
it.each<[string, ConstructorParameters<typeof RequestError>[0], MutationMeta | undefined, string[]]>([
  ['the server’s message', REFUSED, undefined, ['It is in use.']],
  [
    'the server’s message rather than the sentence of the mutation',
    REFUSED,
    { failure: 'No.' },
    ['It is in use.'],
  ],
  [
    'the sentence of the mutation',
    BROKEN,
    { failure: 'It could not be removed.' },
    ['It could not be removed.'],
  ],
  ['nothing, when the mutation shows its errors', BROKEN, { handlesError: true }, []],
])('toasts %s for a failed mutation', async (_, parts, meta, expected) => {
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: async () => {
      throw new RequestError(parts);
    },
    ...(meta && { meta }),
  });
  await expect(mutation.mutate()).rejects.toThrow();
  expect(toasts).toEqual(expected);
});
