import type { PageMessage } from '../messages.ts';
import { keepFile, keepFiles, keepProven } from './keep-files.ts';
import { keepNewestSet } from './keep-set.ts';
import { keepOpenPage } from './pages.ts';
import { isSparing, worker } from './scope.ts';
import { emptyOut, readKept, readNotes, writeNotes } from './stores.ts';
import { tidy } from './tidy.ts';
import { hashesIn, remoteOf } from './what-to-keep.ts';

/** Messages are processed sequentially: each depends on the state left by the previous one. */
let queue: Promise<unknown> = Promise.resolve();

/** Processes a message of a page. A failure only affects the next offline visit. */
export function hear(message: PageMessage): Promise<unknown> {
  queue = queue.then(() => (message.kind === 'here' ? settle(message) : forget())).catch(() => {});
  return queue;
}

async function settle({ set, signedIn, page, files }: Extract<PageMessage, { kind: 'here' }>): Promise<void> {
  const before = await readNotes();
  if (before.signedIn !== signedIn) await forget();
  await writeNotes({ signedIn });
  if (!isSparing()) await keepFiles(worker.boardwalkShell.later);
  const opened = new Set(files.flatMap((file) => remoteOf(file) ?? []));
  if ((await readNotes()).set !== set) await keepNewestSet(opened).catch(() => {});
  await Promise.allSettled(files.map(keepUsed));
  if (page !== null) await keepOpenPage(page).catch(() => {});
  await tidy();
}

/** Deletes cached pages and data, which belong to the previous user. Files don't. */
async function forget(): Promise<void> {
  await emptyOut('pages', 'data');
  await writeNotes({ set: null });
}

/**
 * Caches a file that the page fetched before the worker was active: the browser still has it, and the worker's list or the entry contains its hash.
 */
async function keepUsed(file: string): Promise<void> {
  const own = worker.boardwalkShell.onUse.find((one) => one.file === file);
  if (own) return keepFile(own);
  const folder = (await readNotes()).folders.find((one) => file.startsWith(one));
  const entry = folder && (await readKept('files', `${folder}remote-entry.js`));
  if (entry) await keepProven(file, hashesIn(await entry.text()));
}
