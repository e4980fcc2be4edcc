import { expect, it } from 'vitest';
import { BUCKETS, isInCanary } from './canary.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const chosen = (remote: string, share: number) =>
  buckets.filter((bucket) => isInCanary(bucket, remote, share));

it('gives exactly its share of the buckets the canary', () => {
  for (const share of [0, 1, 10, 50, 100]) expect(chosen('news', share)).toHaveLength(share * 100);
});

it('keeps those whom a smaller share had', () => {
  const more = new Set(chosen('news', 20));
  for (const bucket of chosen('news', 10)) expect(more.has(bucket)).toBe(true);
});

it('chooses other buckets for other remotes', () => {
  const news = new Set(chosen('news', 10));
  expect(chosen('events', 10).filter((bucket) => news.has(bucket)).length).toBeLessThan(1000);
});
