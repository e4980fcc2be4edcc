import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallApi } from '../api-calls.ts';

const TIMEOUT_MS = 15_000;
/** Name of the shell among remotes: files of its builds are stored in `shell/assets/`. Reserved, so no remote has it. */
export const SHELL = 'shell';
/** Files that may also be stored compressed. */
const PACKED = /\.(js|css|json|svg)$/;

/** A file of the API. */
interface FarFile {
  type: string;
  stream: Readable;
}

/** Fetches a release file from the API. @returns undefined if it doesn't exist. @throws if the API is unreachable. */
export async function fetchReleaseFile(
  callApi: CallApi,
  { name, version, path }: { name: string; version: string; path: string },
): Promise<FarFile | undefined> {
  const place = name === SHELL ? 'shell-assets' : `files/${name}/${version}`;
  const address = `/api/registry/${place}?path=${encodeURIComponent(path)}`;
  const answer = await callApi(address, TIMEOUT_MS);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  if (answer.ok && answer.body) return { type, stream: Readable.fromWeb(answer.body) };
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`${address} answered ${answer.status}`);
}

/**
 * Caches release files on this machine. If the API stores its releases elsewhere (another machine, S3), a file is fetched on its first request and
 * stored: release files never change.
 */
export function createReleaseFileCache(folder: string, callApi: CallApi) {
  const fetching = new Map<string, Promise<void>>();

  /** @returns the temporary path, undefined if the file doesn't exist. */
  async function download(name: string, version: string, path: string): Promise<string | undefined> {
    const file = await fetchReleaseFile(callApi, { name, version, path });
    if (!file) return undefined;
    // Written to a temporary file and renamed, so that a partial file is never served. Other processes may fetch the same one.
    const partial = join(folder, name, version, `${path}.${randomUUID()}.partial`);
    try {
      await mkdir(dirname(partial), { recursive: true });
      await pipeline(file.stream, createWriteStream(partial));
      return partial;
    } catch (error) {
      file.stream.destroy();
      await rm(partial, { force: true });
      throw error;
    }
  }

  /**
   * The plain file is fetched first, because most missing files don't exist, and renamed last: once it is there, its compressed variants aren't
   * requested any more.
   */
  async function bring(name: string, version: string, path: string): Promise<void> {
    const whole = await download(name, version, path);
    if (!whole) return;
    const target = join(folder, name, version, path);
    try {
      for (const ending of PACKED.test(path) ? ['.br', '.gz'] : []) {
        const packed = await download(name, version, path + ending);
        if (packed) await rename(packed, target + ending);
      }
      await rename(whole, target);
    } finally {
      await rm(whole, { force: true });
    }
  }

  const isHere = (name: string, version: string, path: string) =>
    existsSync(join(folder, name, version, path));

  /** Ensures that an existing file is stored here. @throws if the API is unreachable, or the file can't be stored. */
  async function ensure(name: string, version: string, path: string): Promise<void> {
    if (isHere(name, version, path)) return;
    const key = `${name}/${version}/${path}`;
    let run = fetching.get(key);
    if (!run) {
      run = bring(name, version, path).finally(() => fetching.delete(key));
      fetching.set(key, run);
    }
    await run;
  }

  return { isHere, ensure };
}
