import { isPublicPath, type Release, type ReleaseSet } from '@boardwalk/contracts';

/** How much of a release is fetched ahead of use, beside its entry and first page: bytes after compression. */
const AHEAD = 150_000;

/** The folder of a version, by the path of its entry. */
export const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

/** The folders of every version that a set may bring into a page. */
export function foldersOf(set: Pick<ReleaseSet, 'remotes'>): string[] {
  return set.remotes.flatMap(({ entry, fallback }) =>
    fallback ? [folderOf(entry), folderOf(fallback.entry)] : [folderOf(entry)],
  );
}

/** The name of the remote that a file belongs to. */
export const remoteOf = (path: string): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];

/** A release to have at hand; `whole` with the parts that its pages load later. */
export interface Wanted {
  release: Release;
  whole: boolean;
}

/**
 * Which releases of a set are kept: those behind the site's own public pages, and those of remotes that somebody opened in this browser.
 * The other forty of a large site aren't fetched for nobody.
 * @param sparing the visitor saves data: nothing is fetched ahead.
 */
export function releasesToKeep(
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

/** As much as is read of `release.json`. It isn't signed: what it lists is looked at, never believed. */
export interface Described {
  files?: Record<string, { packed?: number }>;
}

/** The scripts and styles of a release that come later, smallest first, until it is too much. Paths on this origin. */
export function laterFiles({ files = {} }: Described, folder: string): string[] {
  let sum = 0;
  return Object.entries(files)
    .filter(([path]) => /^assets\/.+\.(?:js|css)$/.test(path) && !path.includes('..'))
    .map(([path, { packed }]) => ({ path: folder + path, packed: Number(packed) || 0 }))
    .sort((one, other) => one.packed - other.packed)
    .filter(({ packed }) => {
      sum += packed;
      return sum <= AHEAD;
    })
    .map(({ path }) => path);
}

/** What the files behind an entry may hash to: the entry, which the set proves, holds the hash of each. */
export function hashesIn(entry: string): Set<string> {
  return new Set(entry.match(/sha384-[A-Za-z0-9+/]{64}/g) ?? []);
}
