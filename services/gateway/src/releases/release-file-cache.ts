import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const TIMEOUT = 15_000;

/**
 * Files of releases on this machine. Where the API keeps its releases elsewhere (another machine, S3), a file is fetched when
 * somebody asks for it first, and kept: files of releases never change.
 */
export function createReleaseFileCache(folder: string, apiUrl: string) {
  const fetching = new Map<string, Promise<void>>();

  async function fetchFile(name: string, version: string, path: string): Promise<void> {
    const target = join(folder, name, version, path);
    const address = `${apiUrl}/api/registry/files/${name}/${version}?path=${encodeURIComponent(path)}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok || !answer.body) return;
    await mkdir(dirname(target), { recursive: true });
    // Whole at once, under its own name: nobody is served half a file.
    const partial = `${target}.${process.pid}.partial`;
    try {
      await pipeline(Readable.fromWeb(answer.body), createWriteStream(partial));
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
  }

  /** Sees to it that a file is here, if there is such a file. @throws when the API can't be reached. */
  return async function ensure(name: string, version: string, path: string): Promise<void> {
    const key = `${name}/${version}/${path}`;
    if (existsSync(join(folder, key))) return;
    let run = fetching.get(key);
    if (!run) {
      const forms = /\.(js|css|json|svg)$/.test(path) ? [`${path}.br`, `${path}.gz`, path] : [path];
      // The compressed forms first: once the file itself is there, nobody asks for them any more.
      run = forms
        .reduce((before, form) => before.then(() => fetchFile(name, version, form)), Promise.resolve())
        .finally(() => fetching.delete(key));
      fetching.set(key, run);
    }
    await run;
  };
}
