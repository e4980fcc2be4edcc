import type { StoredRelease } from './stored-release.ts';

/** The release that counts: the chosen version when it is there, else the one that was built last. */
export function currentRelease(
  releases: readonly StoredRelease[],
  chosen: string | undefined,
): StoredRelease | undefined {
  const named = releases.find(({ version }) => version === chosen);
  return named ?? releases.toSorted((a, b) => Date.parse(b.builtAt) - Date.parse(a.builtAt))[0];
}
