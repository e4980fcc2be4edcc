import { isSignedBy, type ReleaseSet, SHELL_ROUTES } from '@boardwalk/contracts';
import { readSet } from '../../federation/set/read-set.ts';
import { keepEntry, keepFiles, keepProven, readDescription } from './keep-files.ts';
import { filesOf, setOf } from './page-text.ts';
import { isSparing } from './scope.ts';
import { keep, pathsIn, readNotes, writeNotes } from './stores.ts';
import {
  type Described,
  folderOf,
  foldersOf,
  hashesIn,
  laterFiles,
  releasesToKeep,
  remoteOf,
  type Wanted,
} from './what-to-keep.ts';

/** The page of the shell alone: for any address, drawn by the browser, and with this visitor's set in it. */
export const SHELL_PAGE = SHELL_ROUTES.offline.path;
const PATIENCE = 10_000;

const isGenuine = (signed: Parameters<typeof isSignedBy>[0]) => isSignedBy(signed, boardwalkReleaseKeys);

/**
 * Fetches the shell's page, and with it the visitor's newest set; keeps what both name. Until the last file was tried, what was there
 * before stays; a file that can't be had is left out, and tried again with the next page that opens.
 * @param opened names of remotes that the open page shows.
 * @throws when there is no network, and when the set isn't one to believe.
 */
export async function keepNewestSet(opened: ReadonlySet<string>): Promise<void> {
  const answer = await fetch(SHELL_PAGE, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok || answer.redirected) throw new Error(`${SHELL_PAGE} answered ${answer.status}`);
  const html = await answer.clone().text();
  const set = await believe(html);
  const whole = await Promise.all([
    keepFiles(filesOf(html)),
    ...(await wantedOf(set, opened)).map(keepRelease),
  ]);
  await keep('pages', SHELL_PAGE, answer);
  const { registry, seq, id } = set;
  const seen = { registry, seq };
  await writeNotes({ seen, set: whole.every(Boolean) ? id : null, folders: foldersOf(set) });
}

/** The set in a page, when the registry signed it and it is no older than what was seen. @throws SetRefused and others. */
export async function believe(html: string): Promise<ReleaseSet> {
  const signed = setOf(html);
  if (!signed) throw new Error('The page carries no set.');
  const { seen } = await readNotes();
  const set = await readSet(signed, isGenuine, seen, Date.now());
  // What one tab previews and what runs on a development server is for nobody's later.
  if (set.preview || set.remotes.some(({ integrity }) => integrity === null))
    throw new Error('Not a set to keep.');
  return set;
}

async function wantedOf(set: ReleaseSet, opened: ReadonlySet<string>): Promise<Wanted[]> {
  const kept = (await pathsIn('files')).flatMap((path) => remoteOf(path) ?? []);
  return releasesToKeep(set, new Set([...kept, ...opened]), isSparing());
}

/** Keeps a release: its entry by the hash that was signed, all else by the hashes in the entry. @returns whether all of it is there. */
async function keepRelease({ release, whole }: Wanted): Promise<boolean> {
  try {
    const { entry, integrity, preload } = release;
    if (integrity === null) return false;
    const hashes = hashesIn(await keepEntry(entry, integrity));
    const folder = folderOf(entry);
    const later = whole ? laterFiles(await readDescription<Described>(folder), folder) : [];
    const files = [...new Set([...preload, ...later])];
    const results = await Promise.allSettled(files.map((file) => keepProven(file, hashes)));
    return results.every(({ status }) => status === 'fulfilled');
  } catch {
    return false;
  }
}
