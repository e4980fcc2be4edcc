import { releaseSetSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { releaseOf } from '../../../../test/test-releases.ts';
import type { ServedRemote, ServedState } from '../channels/served-releases.service.ts';
import {
  canariesOf,
  DEFAULT_SELECTION,
  plainSelection,
  preloadIntegrity,
  releaseSetFor,
  withDevelopment,
  withExpiry,
} from './release-set.policy.ts';

function remote(name: string, versions: Partial<Record<'live' | 'previous' | 'canary' | 'staff', string>>) {
  const { live, previous, canary, staff } = versions;
  return {
    name,
    ...(live && { live: releaseOf(name, live) }),
    ...(previous && { previous: releaseOf(name, previous) }),
    ...(canary && { canary: { release: releaseOf(name, canary), share: 10 } }),
    ...(staff && { staff: releaseOf(name, staff) }),
    since: {},
  } satisfies ServedRemote;
}

const registry = '00000000-0000-4000-8000-000000000000';
const stateOf = (...remotes: ServedRemote[]): ServedState => ({
  registry,
  seq: 1_790_000_000_000,
  changedAt: new Date(),
  remotes,
});
const state = stateOf(
  remote('news', { live: '2', previous: '1', canary: '3', staff: '4' }),
  remote('docs', { live: '1', canary: '2' }),
  remote('home', { live: '5' }),
  remote('shop', { staff: '1' }),
);
const setFor = (channel: 'live' | 'staff', ...canaries: string[]) => {
  const set = releaseSetFor(state, { channel, canaries });
  expect(releaseSetSchema.parse(set)).toEqual(set);
  return {
    channel: set.channel,
    remotes: set.remotes.map(
      ({ name, version, fallback }) => `${name}@${version}${fallback ? `, else ${fallback.version}` : ''}`,
    ),
  };
};

it('contains the live versions, with the previous ones as fallbacks', () => {
  expect(setFor('live')).toEqual({ channel: 'live', remotes: ['docs@1', 'home@5', 'news@2, else 1'] });
});

it('contains canaries for selected visitors, with the live version as fallback', () => {
  expect(setFor('live', 'docs')).toEqual({
    channel: 'canary',
    remotes: ['docs@2, else 1', 'home@5', 'news@2, else 1'],
  });
  expect(setFor('live', 'home', 'nothing').channel).toBe('live');
});

it('contains the newest versions for staff', () => {
  expect(setFor('staff')).toEqual({
    channel: 'staff',
    remotes: ['docs@2, else 1', 'home@5', 'news@4, else 2', 'shop@1'],
  });
});

it('names files by their paths, with their integrity', () => {
  const set = releaseSetFor(state, DEFAULT_SELECTION);
  const { entry, integrity, preload } = set.remotes.find(({ name }) => name === 'news') ?? {};
  expect(entry).toBe('/remotes/news/2/remote-entry.js');
  expect(integrity).toMatch(/^sha384-.{64}$/);
  expect(preload).toEqual(['/remotes/news/2/static/page.js', '/remotes/news/2/static/page.css']);
  const proofs = preloadIntegrity(state, set);
  expect(Object.keys(proofs)).toEqual(set.remotes.flatMap((release) => release.preload));
  expect(proofs['/remotes/news/2/static/page.js']).toBe(
    `sha384-${releaseOf('news', '2').files['static/page.js']?.hash}`,
  );
});

it('excludes versions that a browser could not verify', () => {
  const broken = { ...remote('news', { live: '2', canary: '3' }) };
  broken.canary = { release: { ...releaseOf('news', '3'), files: {} }, share: 10 };
  const [release] = releaseSetFor(stateOf(broken), { channel: 'staff', canaries: [] }).remotes;
  expect(release?.version).toBe('2');
  expect(canariesOf(stateOf(broken))).toEqual([]);
});

it('changes its name with any version and the channel, and with nothing else', () => {
  const ids = [
    releaseSetFor(state, DEFAULT_SELECTION),
    releaseSetFor(state, { channel: 'staff', canaries: [] }),
    releaseSetFor(state, { channel: 'live', canaries: ['docs'] }),
    releaseSetFor(state, { channel: 'live', canaries: ['news'] }),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const reversed = { ...state, seq: state.seq + 1, remotes: state.remotes.toReversed() };
  expect(releaseSetFor(reversed, DEFAULT_SELECTION).id).toBe(ids[0]);
});

it('recognizes equivalent selections', () => {
  expect(plainSelection(state, { channel: 'live', canaries: ['news', 'home', 'docs', 'x'] })).toEqual({
    channel: 'live',
    canaries: ['docs', 'news'],
  });
  expect(plainSelection(state, { channel: 'staff', canaries: ['news'] }).canaries).toEqual([]);
});

it('replaces published remotes with those under development, and adds new ones', () => {
  const developed = ['news', 'fair'].map((name) => ({
    name,
    version: 'development',
    container: `${name}_development`,
    kit: '^1.0.0',
    integrity: null,
    entry: 'http://localhost:4101/remote-entry.js',
    preload: [],
    routes: [],
    navigation: [],
  }));
  const set = releaseSetFor(state, DEFAULT_SELECTION);
  const mixed = withDevelopment(set, developed);
  expect(mixed.remotes.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'docs@1',
    'fair@development',
    'home@5',
    'news@development',
  ]);
  expect(mixed.id).not.toBe(set.id);
  expect(withDevelopment(set, [])).toBe(set);
});

it('is valid for at least a day, and identical within an hour', () => {
  const set = releaseSetFor(state, DEFAULT_SELECTION);
  const at = (time: string) => withExpiry(set, Date.parse(time)).expiresAt;
  expect(at('2026-11-21T12:00:00.000Z')).toBe('2026-11-22T13:00:00.000Z');
  expect(at('2026-11-21T12:59:59.999Z')).toBe('2026-11-22T13:00:00.000Z');
  expect(at('2026-11-21T13:00:00.000Z')).toBe('2026-11-22T14:00:00.000Z');
  expect(releaseSetSchema.parse(withExpiry(set, 0))).toEqual(withExpiry(set, 0));
});
