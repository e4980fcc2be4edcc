import type { InUse, WorkerRequest } from '../messages.ts';
import { SHELL_PAGE } from './cache-set.ts';
import { filesToEvict } from './files-to-evict.ts';
import { filesOf } from './page-text.ts';
import { worker } from './scope.ts';
import { drop, pathsIn, readNotes, readStored } from './stores.ts';

/** Timeout for open pages to report the files they need, in milliseconds. If one is frozen and doesn't, nothing is deleted. */
const TIMEOUT_MS = 2000;

/** Deletes files that neither the current set, nor a cached page, nor an open page needs. */
export async function deleteUnneededFiles(): Promise<void> {
  const { folders } = await readNotes();
  const { first, later, onUse } = worker.boardwalkShell;
  const wanted = new Set([...first, ...later, ...onUse].map(({ file }) => file));
  for (const path of [SHELL_PAGE, ...(await pathsIn('pages'))]) {
    const html = await (await readStored('pages', path))?.text();
    // A cached page of an older set is shown with the newest one; of the shell it needs the files it refers to.
    for (const { file } of html ? filesOf(html) : []) if (file.startsWith('/assets/')) wanted.add(file);
  }
  const leaving = filesToEvict({
    files: await pathsIn('files'),
    wanted,
    folders,
    scripts: first.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    pages: await queryPages(),
  });
  await Promise.all(leaving.map((file) => drop('files', file)));
}

async function queryPages(): Promise<(InUse | null)[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(pages.map(queryPage));
}

function queryPage(page: Client): Promise<InUse | null> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<InUse | null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  port1.onmessage = ({ data }: MessageEvent<InUse>) => resolve(data);
  page.postMessage({ kind: 'what-is-in-use' } satisfies WorkerRequest, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}
