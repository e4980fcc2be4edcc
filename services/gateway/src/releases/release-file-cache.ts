import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallApi } from '../api-calls.ts';

const TIMEOUT = 15_000;
/** The name of the shell among remotes: files of its builds are kept as `shell/assets/`. No remote is called so. */
export const SHELL = 'shell';
/** What may be kept packed as well. */
const PACKED = /\.(js|css|json|svg)$/;

/** A file as the API has it. */
interface FarFile {
  type: string;
  stream: Readable;
}

/** The file of a release from the API. @returns undefined when there is no such file. @throws when the API can't be reached. */
export async function fetchReleaseFile(
  callApi: CallApi,
  { name, version, path }: { name: string; version: string; path: string },
): Promise<FarFile | undefined> {
  const place = name === SHELL ? 'shell-assets' : `files/${name}/${version}`;
  const address = `/api/registry/${place}?path=${encodeURIComponent(path)}`;
  const answer = await callApi(address, TIMEOUT);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  if (answer.ok && answer.body) return { type, stream: Readable.fromWeb(answer.body) };
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`${address} answered ${answer.status}`);
}

/**
 * Files of releases on this machine. Where the API keeps its releases elsewhere (another machine, S3), a file is fetched when
 * somebody asks for it first, and kept: files of releases never change.
 */
export function createReleaseFileCache(folder: string, callApi: CallApi) {
  const fetching = new Map<string, Promise<void>>();

  /** @returns where the file stands under another name, undefined when there is no such file. */
  async function download(name: string, version: string, path: string): Promise<string | undefined> {
    const file = await fetchReleaseFile(callApi, { name, version, path });
    if (!file) return undefined;
    // Whole at once, under its own name: nobody is served half a file. Other processes may be at the same one.
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
   * The file itself is asked for first, since most of what isn't here is nowhere, and gets its name last: once it is there, nobody
   * asks for its packed forms any more.
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

  /** Sees to it that a file is here, if there is such a file. @throws when the API can't be reached, or nothing can be kept here. */
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
