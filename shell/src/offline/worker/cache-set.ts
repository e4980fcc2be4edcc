import { isSignedBy, type ReleaseSet, SHELL_ROUTES } from '@boardwalk/contracts';
import { readSet } from '../../federation/set/read-set.ts';
import { cacheEntry, cacheFiles, cacheVerified, readDescription } from './cache-files.ts';
import { filesOf, setOf } from './page-text.ts';
import {
  type Described,
  folderOf,
  foldersOf,
  hashesIn,
  laterFiles,
  releasesToCache,
  remoteOf,
  type Wanted,
} from './releases-to-cache.ts';
import { isSparing } from './scope.ts';
import { pathsIn, readNotes, writeNotes, writeStored } from './stores.ts';

/** Path of the shell without content: shown for any URL, rendered by the browser, with this visitor's set. */
export const SHELL_PAGE = SHELL_ROUTES.offline.path;
const TIMEOUT_MS = 10_000;

const isGenuine = (signed: Parameters<typeof isSignedBy>[0]) => isSignedBy(signed, boardwalkReleaseKeys);

/**
 * Fetches the shell's page with the visitor's newest set, and caches the files of both. The previous cache stays until the last file was tried; a
 * file that can't be fetched is skipped, and retried when the next page opens.
 * @param opened names of the remotes in the open page.
 * @throws without a network, and if the set can't be verified.
 */
export async function cacheNewestSet(opened: ReadonlySet<string>): Promise<void> {
  const answer = await fetch(SHELL_PAGE, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok || answer.redirected) throw new Error(`${SHELL_PAGE} answered ${answer.status}`);
  const html = await answer.clone().text();
  const set = await verifiedSet(html);
  const whole = await Promise.all([
    cacheFiles(filesOf(html)),
    ...(await wantedOf(set, opened)).map(cacheRelease),
  ]);
  await writeStored('pages', SHELL_PAGE, answer);
  const { registry, seq, id } = set;
  const seen = { registry, seq };
  await writeNotes({ seen, set: whole.every(Boolean) ? id : null, folders: foldersOf(set) });
}

/** Returns the set of a page, if its signature is valid and it isn't older than the last one seen. @throws SetRefused and others. */
export async function verifiedSet(html: string): Promise<ReleaseSet> {
  const signed = setOf(html);
  if (!signed) throw new Error('The page carries no set.');
  const { seen } = await readNotes();
  const set = await readSet(signed, isGenuine, seen, Date.now());
  // Previews of one tab and remotes on a development server must not be cached.
  if (set.preview || set.remotes.some(({ integrity }) => integrity === null))
    throw new Error('Not a set to cache.');
  return set;
}

async function wantedOf(set: ReleaseSet, opened: ReadonlySet<string>): Promise<Wanted[]> {
  const cached = (await pathsIn('files')).flatMap((path) => remoteOf(path) ?? []);
  return releasesToCache(set, new Set([...cached, ...opened]), isSparing());
}

/** Caches a release: its entry by the signed hash, all else by the hashes in the entry. @returns whether all of it is cached. */
async function cacheRelease({ release, whole }: Wanted): Promise<boolean> {
  try {
    const { entry, integrity, preload } = release;
    if (integrity === null) return false;
    const hashes = hashesIn(await cacheEntry(entry, integrity));
    const folder = folderOf(entry);
    const later = whole ? laterFiles(await readDescription<Described>(folder), folder) : [];
    const files = [...new Set([...preload, ...later])];
    const results = await Promise.allSettled(files.map((file) => cacheVerified(file, hashes)));
    return results.every(({ status }) => status === 'fulfilled');
  } catch {
    return false;
  }
}
