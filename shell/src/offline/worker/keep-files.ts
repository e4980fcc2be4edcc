import type { NamedFile } from './page-text.ts';
import { drop, keep, pathsIn, readKept } from './stores.ts';

/** How long a file may take, in milliseconds: a remote that hangs holds nobody up for longer. */
const PATIENCE = 10_000;

interface FetchOptions {
  integrity?: string | null;
}

/** Fetches a file that never changes: from what the browser has already, where it has it. @throws when it can't be had as it should be. */
async function fetchFile(file: string, { integrity }: FetchOptions = {}): Promise<Response> {
  const answer = await fetch(file, {
    cache: 'force-cache',
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(PATIENCE),
    ...(integrity && { integrity }),
  });
  if (!answer.ok || answer.redirected) throw new Error(`${file} answered ${answer.status}`);
  return answer;
}

/** Keeps files that aren't yet, each on its own: one that can't be had takes no other with it. @returns whether all are there. */
export async function keepFiles(files: readonly NamedFile[]): Promise<boolean> {
  const results = await Promise.allSettled(files.map(keepFile));
  return results.every(({ status }) => status === 'fulfilled');
}

/** Keeps one file. Code without a hash isn't. @throws when it can't be had, or its bytes are others than the hash says. */
export async function keepFile({ file, integrity }: NamedFile): Promise<void> {
  if (await readKept('files', file)) return;
  if (!integrity && /\.(?:js|css)$/.test(file)) throw new Error(`${file} can't be checked.`);
  await keep('files', file, await fetchFile(file, { integrity }));
}

/** Keeps an entry and answers its text. @throws see {@link keepFile}. */
export async function keepEntry(entry: string, integrity: string): Promise<string> {
  await keepFile({ file: entry, integrity });
  const kept = await readKept('files', entry);
  if (!kept) throw new Error(`${entry} could not be kept.`);
  return kept.text();
}

/** Keeps a file whose hash has to be among these. @throws when it can't be had, or isn't what was signed. */
export async function keepProven(file: string, hashes: ReadonlySet<string>): Promise<void> {
  if (await readKept('files', file)) return;
  const answer = await fetchFile(file);
  if (!hashes.has(await hashOf(answer.clone()))) throw new Error(`${file} isn't what its release says.`);
  await keep('files', file, answer);
}

/** What the bytes of an answer hash to, as integrity attributes say it. */
async function hashOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** What was looked at since this worker was started. */
const looked = new Set<string>();

/**
 * Looks whether a kept file still is what the element wants that asked for it. The browser refuses it if not; here it is dropped, so that
 * the next one comes from the network. Nobody waits for this.
 */
export async function lookAfter(path: string, integrity: string, kept: Response): Promise<void> {
  if (integrity === '' || looked.has(path)) return;
  if (integrity.includes(await hashOf(kept))) looked.add(path);
  else await drop('files', path);
}

/** Drops a file, and with a file of a release all of that. */
export async function dropFiles(path: string): Promise<void> {
  const folder = /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];
  const files = folder ? (await pathsIn('files')).filter((file) => file.startsWith(folder)) : [path];
  await Promise.all(files.map((file) => drop('files', file)));
}

/** What `release.json` says; nothing when it can't be had. It is read, not kept. */
export async function readDescription<T extends object>(folder: string): Promise<Partial<T>> {
  try {
    return (await (await fetchFile(`${folder}release.json`)).json()) as Partial<T>;
  } catch {
    return {};
  }
}
