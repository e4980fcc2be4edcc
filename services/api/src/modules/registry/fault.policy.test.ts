import { hash } from 'node:crypto';
import { FAULTS, type FaultKind, faultyEntry, releaseSetSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { releaseOf } from '../../../test/test-releases.ts';
import { withFault } from './fault.policy.ts';
import { toRelease, toSet } from './release-set.policy.ts';

const registry = '00000000-0000-4000-8000-000000000000';
const sound = toSet({ registry, seq: 1_790_000_000_000 }, 'live', [
  toRelease(releaseOf('docs', '1'), undefined),
  toRelease(releaseOf('news', '2'), undefined),
]);
const [docs, news] = sound.remotes;

function faulty(kind: FaultKind) {
  const set = withFault(sound, { name: 'news', kind });
  expect(releaseSetSchema.parse(set)).toEqual(set);
  expect(set.id).not.toBe(sound.id);
  expect(set.remotes[0]).toEqual(docs);
  return set.remotes[1];
}

it.each((Object.keys(FAULTS) as FaultKind[]).filter((kind) => !/throws|kit|never/.test(kind)))(
  'marks the folder of a remote with the fault %s, and keeps the integrity of the real bytes',
  (kind) => {
    expect(faulty(kind)).toEqual({
      ...news,
      entry: `/remotes/news/2~${kind}/remote-entry.js`,
      preload: [`/remotes/news/2~${kind}/static/page.js`, `/remotes/news/2~${kind}/static/page.css`],
    });
  },
);

it.each(['throws-at-load', 'throws-in-render', 'throws-later', 'never-returns'] as const)(
  'keeps the integrity of the entry for %s',
  (kind) => {
    const text = faultyEntry(kind, 'news_2', ['/news']) ?? '';
    expect(faulty(kind)).toEqual({
      ...news,
      entry: `/remotes/news/2~${kind}/remote-entry.js`,
      integrity: `sha384-${hash('sha384', text, 'base64')}`,
      preload: [],
    });
  },
);

it('requires a kit that doesn’t exist', () => {
  expect(faulty('kit-unfit')).toEqual({ ...news, kit: '^99.0.0' });
});

it('leaves a set without the remote unchanged', () => {
  expect(withFault(sound, { name: 'shop', kind: 'hang' })).toBe(sound);
});
