import { hash } from 'node:crypto';
import {
  type Channel,
  type FallbackRelease,
  publicSettings,
  type Release,
  type ReleaseDescription,
  type ReleaseSet,
  releaseBase,
  SERVER_BUNDLE,
  type SettingValues,
} from '@boardwalk/contracts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import type { ServedRemote, ServedState } from '../channels/served-releases.service.ts';

const LIFE_HOURS = 24;

/** Selection of the versions that a visitor gets. */
export interface Selection {
  channel: 'live' | 'staff';
  /** Remotes of which this visitor gets the canary. */
  canaries: readonly string[];
}

export const DEFAULT_SELECTION: Selection = { channel: 'live', canaries: [] };

/** Returns the set for a selection. It depends only on the state and the selection, in every process and at any time. */
export function releaseSetFor(state: ServedState, wanted: Selection): ReleaseSet {
  const selection = plainSelection(state, wanted);
  const remotes = state.remotes
    .map((remote) => releaseOf(remote, selection))
    .filter((release) => release !== undefined);
  return toSet(state, channelOf(selection), remotes);
}

/** Returns a set of these releases. `seq` follows the clock, so it also indicates the time. */
export function toSet(
  { registry, seq }: Pick<ServedState, 'registry' | 'seq'>,
  channel: Channel,
  releases: readonly Release[],
): ReleaseSet {
  const remotes = releases.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const versions = remotes.map(({ name, version, settingValues }) =>
    settingValues ? `${name}@${version} ${JSON.stringify(settingValues)}` : `${name}@${version}`,
  );
  const id = hash('sha256', [channel, ...versions].join('\n'), 'hex').slice(0, 12);
  return { id, registry, seq, issuedAt: new Date(seq).toISOString(), channel, remotes };
}

/**
 * Adds the expiry for clients without a newer set. It changes hourly, so that every process signs the same text; a set is valid for a day after the
 * hour in which it was signed.
 */
export function withExpiry(set: ReleaseSet, now: number): ReleaseSet {
  const hour = Math.floor(now / HOUR_MS);
  return { ...set, expiresAt: new Date((hour + 1 + LIFE_HOURS) * HOUR_MS).toISOString() };
}

/** Replaces published remotes with those under development, and adds new ones. */
export function withDevelopment(set: ReleaseSet, developed: readonly Release[]): ReleaseSet {
  if (developed.length === 0) return set;
  const published = set.remotes.filter(({ name }) => !developed.some((release) => release.name === name));
  return toSet(set, set.channel, [...published, ...developed]);
}

/** Normalizes a selection: drops canaries that don't exist, and sorts the rest. */
export function plainSelection(state: ServedState, { channel, canaries }: Selection): Selection {
  if (channel === 'staff') return { channel, canaries: [] };
  const real = canariesOf(state).filter(({ name }) => canaries.includes(name));
  return { channel, canaries: real.map(({ name }) => name).sort() };
}

/** Returns the remotes with a canary, with the share of visitors who get it, in percent. */
export function canariesOf({ remotes }: ServedState): { name: string; share: number }[] {
  return remotes.flatMap(({ name, canary }) =>
    canary && isServable(canary.release) ? [{ name, share: canary.share }] : [],
  );
}

function channelOf({ channel, canaries }: Selection): Channel {
  if (channel === 'staff') return 'staff';
  return canaries.length > 0 ? 'canary' : 'live';
}

/** Returns the release of a remote for this visitor; falls back to the live version. */
function releaseOf(remote: ServedRemote, { channel, canaries }: Selection): Release | undefined {
  const canary = remote.canary?.release;
  // The staff version takes precedence over canaries.
  const chosen = [
    ...(channel === 'staff' ? [remote.staff, canary] : []),
    ...(canaries.includes(remote.name) ? [canary] : []),
    remote.live,
  ].find((candidate) => candidate && isServable(candidate));
  return chosen && toRelease(chosen, fallbackOf(remote, chosen.version), remote.settings);
}

/** Without a hash a browser couldn't verify the entry, and would have to refuse it. */
function isServable({ files, entry }: ReleaseDescription): boolean {
  return Object.hasOwn(files, entry);
}

/** Returns the fallback of a version in the page: the live version, or the previous one for the live version itself. */
export function fallbackOf(
  { live, previous }: Pick<ServedRemote, 'live' | 'previous'>,
  version: string,
): FallbackRelease | undefined {
  const other = live?.version === version ? previous : live;
  return other && other.version !== version && isServable(other) ? toLoadable(other) : undefined;
}

/** @param settings stored values of the remote's settings */
export function toRelease(
  description: ReleaseDescription,
  fallback: FallbackRelease | undefined,
  settings: SettingValues = {},
): Release {
  const { name, version, routes, navigation, preload, embeds, actions, slots } = description;
  const base = releaseBase(name, version);
  const settingValues = publicSettings(description.settings, settings);
  const shown = {
    routes,
    navigation,
    preload: preload.map((path) => base + path),
    ...(embeds && { embeds }),
    ...(actions && { actions }),
    ...(slots && { slots }),
    ...(settingValues && { settingValues }),
  };
  return { name, ...toLoadable(description), ...shown, ...(fallback && { fallback }) };
}

function toLoadable(description: ReleaseDescription): FallbackRelease {
  const { name, version, container, kit, entry } = description;
  const integrity = integrityOf(description, entry) ?? null;
  return { version, container, kit, entry: releaseBase(name, version) + entry, integrity };
}

function integrityOf({ files }: ReleaseDescription, path: string): string | undefined {
  const hashed = Object.hasOwn(files, path) ? files[path] : undefined;
  return hashed && `sha384-${hashed.hash}`;
}

/** Returns the integrity of the files of first pages, and of those for server rendering, by their path on this origin. */
export function preloadIntegrity({ remotes }: ServedState, set: ReleaseSet): Record<string, string> {
  const served = remotes.flatMap(({ live, canary, staff }) => [live, canary?.release, staff]);
  const entries = set.remotes.flatMap(({ name, version }) => {
    const description = served.find((one) => one?.name === name && one.version === version);
    return [...(description?.preload ?? []), SERVER_BUNDLE].flatMap((path) => {
      const integrity = description && integrityOf(description, path);
      return integrity ? [[releaseBase(name, version) + path, integrity] as const] : [];
    });
  });
  return Object.fromEntries(entries);
}
