import { DELETED_MEMBER } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { portraitOf } from './portrait.ts';

const SEEDS = Array.from({ length: 1000 }, (_, at) => `member-${at}`);
const START = 'data:image/svg+xml,';
const svgOf = (seed: string) => decodeURIComponent(portraitOf(seed).slice(START.length));

it('differs between members', () => {
  expect(new Set(SEEDS.map(portraitOf)).size).toBeGreaterThanOrEqual(500);
});

it('is the same picture each time', () => {
  const first = SEEDS.map(portraitOf);
  expect(SEEDS.map(portraitOf)).toEqual(first);
});

it.each(['nora', 'Ägir', 'a'.repeat(32), '名前', DELETED_MEMBER.username, ''])(
  'is a well-formed URL for %j',
  (seed) => {
    expect(portraitOf(seed).startsWith(START)).toBe(true);
    // These characters would end an attribute or the URL, or are written as entities by React.
    expect(portraitOf(seed)).not.toMatch(/["'<>#&]/);
    expect(svgOf(seed)).toMatch(
      /^<svg xmlns='[^']+' viewBox='[^']+'>(<path [^<>]+\/>)+(<g [^<>]+>(<path [^<>]+\/>)+<\/g>)?<\/svg>$/,
    );
  },
);

it('has at most 14 elements and 1,400 characters', () => {
  const most = SEEDS.map((seed) => [svgOf(seed).match(/<[a-z]/g)?.length ?? 0, portraitOf(seed).length]);
  expect(Math.max(...most.map(([elements = 0]) => elements))).toBeLessThanOrEqual(14);
  expect(Math.max(...most.map(([, length = 0]) => length))).toBeLessThanOrEqual(1400);
});

it('shows deleted members as one silhouette, without a face', () => {
  expect(portraitOf(DELETED_MEMBER.username)).toBe(portraitOf(''));
  expect(svgOf(DELETED_MEMBER.username)).not.toContain('stroke');
});
