import { expect, it, vi } from 'vitest';
import { RETRY_POLICY, retryAfter, TransientError, waitBefore, withRetries } from './retry.ts';

const pause = () => vi.fn(async (_ms: number) => {});

it('retries temporary failures, and reports each try', async () => {
  const waited = pause();
  const logged: string[] = [];
  let tries = 0;
  const answer = await withRetries(
    async () => {
      tries += 1;
      if (tries < 3) throw new TransientError('The site answers 503', tries === 1 ? 2000 : undefined);
      return 'there';
    },
    (line) => logged.push(line),
    waited,
  );
  expect(answer).toBe('there');
  expect(waited).toHaveBeenCalledTimes(2);
  expect(waited.mock.calls[0]?.[0]).toBe(2000);
  expect(logged[0]).toBe('The site answers 503; trying again in 2.0 s');
});

it('gives up on a lasting failure, and immediately on one that a retry can’t change', async () => {
  const waited = pause();
  const lasting = () => Promise.reject(new TransientError('down'));
  await expect(withRetries(lasting, () => {}, waited)).rejects.toThrow('down');
  expect(waited).toHaveBeenCalledTimes(RETRY_POLICY.attempts - 1);
  const refused = pause();
  await expect(
    withRetries(
      () => Promise.reject(new Error('no')),
      () => {},
      refused,
    ),
  ).rejects.toThrow('no');
  expect(refused).not.toHaveBeenCalled();
});

it('waits longer each time, within limits', () => {
  expect(waitBefore(1)).toBeLessThan(400);
  expect(waitBefore(20)).toBeLessThanOrEqual(RETRY_POLICY.maxDelayMs * 1.25);
  expect(waitBefore(1, 3_600_000)).toBe(RETRY_POLICY.maxRetryAfterMs);
});

it('reads seconds and dates', () => {
  expect(retryAfter('3')).toBe(3000);
  expect(retryAfter('Sun, 01 Nov 2026 12:00:05 GMT', Date.UTC(2026, 10, 1, 12))).toBe(5000);
  expect(retryAfter('soon')).toBeUndefined();
  expect(retryAfter(null)).toBeUndefined();
});
