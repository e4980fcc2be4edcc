import { expect, it } from 'vitest';
import { BUCKETS, isInCanary } from './canary.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const chosen = (remote: string, share: number) =>
  buckets.filter((bucket) => isInCanary(bucket, remote, share));

it('assigns the canary to exactly its share of the buckets', () => {
  for (const share of [0, 1, 10, 50, 100]) expect(chosen('news', share)).toHaveLength(share * 100);
});

it('keeps all buckets of a smaller share when the share grows', () => {
  const more = new Set(chosen('news', 20));
  for (const bucket of chosen('news', 10)) expect(more.has(bucket)).toBe(true);
});

it('chooses different buckets for different remotes', () => {
  const news = new Set(chosen('news', 10));
  expect(chosen('events', 10).filter((bucket) => news.has(bucket)).length).toBeLessThan(1000);
});
