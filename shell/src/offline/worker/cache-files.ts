import type { NamedFile } from './page-text.ts';
import { drop, pathsIn, readStored, writeStored } from './stores.ts';

/** Timeout of a file, in milliseconds: a hanging remote doesn't block the others for longer. */
const TIMEOUT_MS = 10_000;

interface FetchOptions {
  integrity?: string | null;
}

/** Fetches an immutable file, preferably from the browser's HTTP cache. @throws if it can't be fetched with the expected hash. */
async function fetchFile(file: string, { integrity }: FetchOptions = {}): Promise<Response> {
  const answer = await fetch(file, {
    cache: 'force-cache',
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(integrity && { integrity }),
  });
  if (!answer.ok || answer.redirected) throw new Error(`${file} answered ${answer.status}`);
  return answer;
}

/** Caches missing files, each independently of the others. @returns whether all are cached. */
export async function cacheFiles(files: readonly NamedFile[]): Promise<boolean> {
  const results = await Promise.allSettled(files.map(cacheFile));
  return results.every(({ status }) => status === 'fulfilled');
}

/** Caches a file. Code without a hash is rejected. @throws if it can't be fetched, or doesn't match the hash. */
export async function cacheFile({ file, integrity }: NamedFile): Promise<void> {
  if (await readStored('files', file)) return;
  if (!integrity && /\.(?:js|css)$/.test(file)) throw new Error(`${file} can't be checked.`);
  await writeStored('files', file, await fetchFile(file, { integrity }));
}

/** Caches an entry and returns its text. @throws see {@link cacheFile}. */
export async function cacheEntry(entry: string, integrity: string): Promise<string> {
  await cacheFile({ file: entry, integrity });
  const cached = await readStored('files', entry);
  if (!cached) throw new Error(`${entry} could not be cached.`);
  return cached.text();
}

/** Caches a file whose hash has to be one of these. @throws if it can't be fetched, or doesn't match. */
export async function cacheVerified(file: string, hashes: ReadonlySet<string>): Promise<void> {
  if (await readStored('files', file)) return;
  const answer = await fetchFile(file);
  if (!hashes.has(await hashOf(answer.clone()))) throw new Error(`${file} isn't what its release lists.`);
  await writeStored('files', file, answer);
}

/** Computes the hash of a response, in the format of integrity attributes. */
async function hashOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Files verified since this worker was started. */
const verified = new Set<string>();

/**
 * Verifies that a cached file matches the requesting element's hash. The browser rejects it otherwise; here it is dropped, so that the next request
 * uses the network. Runs in the background.
 */
export async function verifyCached(path: string, integrity: string, cached: Response): Promise<void> {
  if (integrity === '' || verified.has(path)) return;
  if (integrity.includes(await hashOf(cached))) verified.add(path);
  else await drop('files', path);
}

/** Drops a file, and for a file of a release the whole release. */
export async function dropFiles(path: string): Promise<void> {
  const folder = /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];
  const files = folder ? (await pathsIn('files')).filter((file) => file.startsWith(folder)) : [path];
  await Promise.all(files.map((file) => drop('files', file)));
}

/** Returns the content of `release.json`; empty if it can't be fetched. It isn't cached. */
export async function readDescription<T extends object>(folder: string): Promise<Partial<T>> {
  try {
    return (await (await fetchFile(`${folder}release.json`)).json()) as Partial<T>;
  } catch {
    return {};
  }
}
