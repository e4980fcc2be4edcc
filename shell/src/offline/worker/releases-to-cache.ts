import { isPublicPath, type Release, type ReleaseSet } from '@boardwalk/contracts';

/** Limit for files of a release that are fetched ahead of use, in addition to its entry and first page: bytes after compression. */
const MAX_PREFETCH_BYTES = 150_000;

/** Returns the folder of a version from the path of its entry. */
export const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

/** Returns the folders of all versions that a set may load. */
export function foldersOf(set: Pick<ReleaseSet, 'remotes'>): string[] {
  return set.remotes.flatMap(({ entry, fallback }) =>
    fallback ? [folderOf(entry), folderOf(fallback.entry)] : [folderOf(entry)],
  );
}

/** Returns the name of the remote that a file belongs to. */
export const remoteOf = (path: string): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];

/** A release to cache; `whole` includes the files that its pages load later. */
export interface Wanted {
  release: Release;
  whole: boolean;
}

/**
 * Returns the releases of a set to cache: those of the site's own public pages, and of remotes that were opened in this browser. Fetching all forty
 * remotes of a large site would be wasteful.
 * @param sparing data-saving mode: nothing is fetched ahead.
 */
export function releasesToCache(
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  opened: ReadonlySet<string>,
  sparing: boolean,
): Wanted[] {
  return remotes.flatMap((release): Wanted[] => {
    const open = release.routes.some(({ path, access }) => access === 'public' && isPublicPath(path));
    if (open && !sparing) return [{ release, whole: true }];
    return opened.has(release.name) ? [{ release, whole: false }] : [];
  });
}

/** The used part of `release.json`. It isn't signed: its list only gives candidates, which are verified. */
export interface Described {
  files?: Record<string, { packed?: number }>;
}

/** Returns the later scripts and styles of a release, smallest first, up to the limit. Paths on this origin. */
export function laterFiles({ files = {} }: Described, folder: string): string[] {
  let sum = 0;
  return Object.entries(files)
    .filter(([path]) => /^assets\/.+\.(?:js|css)$/.test(path) && !path.includes('..'))
    .map(([path, { packed }]) => ({ path: folder + path, packed: Number(packed) || 0 }))
    .sort((one, other) => one.packed - other.packed)
    .filter(({ packed }) => {
      sum += packed;
      return sum <= MAX_PREFETCH_BYTES;
    })
    .map(({ path }) => path);
}

/** Returns the valid hashes of an entry's files: the entry, which the set verifies, contains them. */
export function hashesIn(entry: string): Set<string> {
  return new Set(entry.match(/sha384-[A-Za-z0-9+/]{64}/g) ?? []);
}
