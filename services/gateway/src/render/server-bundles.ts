import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Release, releaseBase, SERVER_BUNDLE } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import { createReleaseFileCache } from '../releases/release-file-cache.ts';
import type { KnownSet } from '../releases/set-source.ts';

const MOST = 200;

/** The server bundles of releases as files on this machine, each checked against the hash that came with the release set. */
export function createServerBundles(folder: string, apiUrl: string) {
  const ensure = createReleaseFileCache(folder, apiUrl);
  const checked = new LRUCache<string, true>({ max: MOST });

  /** @returns the file, or undefined for a release without one. @throws when it can't be had, or isn't what was published. */
  return async function bundleOf(
    { name, version }: Release,
    { integrity }: KnownSet,
  ): Promise<string | undefined> {
    const wanted = integrity[releaseBase(name, version) + SERVER_BUNDLE];
    if (!wanted) return undefined;
    const file = resolve(join(folder, name, version, SERVER_BUNDLE));
    if (checked.has(file)) return file;
    await ensure(name, version, SERVER_BUNDLE);
    const hash = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    if (wanted !== `sha384-${hash}`) throw new Error(`${file} is not what was published.`);
    checked.set(file, true);
    return file;
  };
}
