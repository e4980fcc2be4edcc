import type { PageMessage } from '../messages.ts';
import { cacheFile, cacheFiles, cacheVerified } from './cache-files.ts';
import { cacheNewestSet } from './cache-set.ts';
import { deleteUnneededFiles } from './delete-unneeded-files.ts';
import { cacheOpenPage } from './pages.ts';
import { hashesIn, remoteOf } from './releases-to-cache.ts';
import { isSparing, worker } from './scope.ts';
import { emptyOut, readNotes, readStored, writeNotes } from './stores.ts';

/** Messages are processed sequentially: each depends on the state left by the previous one. */
let queue: Promise<unknown> = Promise.resolve();

/** Processes a message of a page. A failure only affects the next offline visit. */
export function processMessage(message: PageMessage): Promise<unknown> {
  queue = queue.then(() => (message.kind === 'here' ? cacheOpened(message) : forget())).catch(() => {});
  return queue;
}

async function cacheOpened({
  set,
  signedIn,
  page,
  files,
}: Extract<PageMessage, { kind: 'here' }>): Promise<void> {
  const before = await readNotes();
  if (before.signedIn !== signedIn) await forget();
  await writeNotes({ signedIn });
  if (!isSparing()) await cacheFiles(worker.boardwalkShell.later);
  const opened = new Set(files.flatMap((file) => remoteOf(file) ?? []));
  if ((await readNotes()).set !== set) await cacheNewestSet(opened).catch(() => {});
  await Promise.allSettled(files.map(cacheUsed));
  if (page !== null) await cacheOpenPage(page).catch(() => {});
  await deleteUnneededFiles();
}

/** Deletes cached pages and data, which belong to the previous user. Files don't. */
async function forget(): Promise<void> {
  await emptyOut('pages', 'data');
  await writeNotes({ set: null });
}

/**
 * Caches a file that the page fetched before the worker was active: the browser still has it, and the worker's list or the entry contains its hash.
 */
async function cacheUsed(file: string): Promise<void> {
  const own = worker.boardwalkShell.onUse.find((one) => one.file === file);
  if (own) return cacheFile(own);
  const folder = (await readNotes()).folders.find((one) => file.startsWith(one));
  const entry = folder && (await readStored('files', `${folder}remote-entry.js`));
  if (entry) await cacheVerified(file, hashesIn(await entry.text()));
}
