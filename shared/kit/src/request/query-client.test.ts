import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { RequestError } from './request-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Runs a query that always fails. @returns the number of attempts, immediately and in the end. */
async function askedOf(status: number) {
  const queryFn = vi.fn(async () => {
    throw new RequestError({ type: 'UNKNOWN', status });
  });
  const done = createQueryClient()
    .fetchQuery({ queryKey: [status], queryFn, retry: 1, meta: { suppressErrors: true } })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  const atOnce = queryFn.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  return { atOnce, inTheEnd: queryFn.mock.calls.length };
}

it.each([404, 403, 422])('retries %i once, without delay', async (status) => {
  expect(await askedOf(status)).toEqual({ atOnce: 2, inTheEnd: 2 });
});

it.each([500, 503, 429, 0])('retries %i once after a second', async (status) => {
  expect(await askedOf(status)).toEqual({ atOnce: 1, inTheEnd: 2 });
});
