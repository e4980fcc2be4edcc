import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseBase, SERVER_BUNDLE } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';
import { createReleaseFileCache } from '../releases/release-file-cache.ts';
import type { KnownSet } from '../releases/set-source.ts';

/** A release's program for rendering its pages on the server. */
export interface ServerBundle {
  /** `sha384-…`, from the release set. */
  hash: string;
  /** Loads its text. @throws if that fails, or if it differs from what was published. */
  code(): Promise<string>;
}

/** Loads the server bundles of releases from this machine, or from the API. */
export function createServerBundles(folder: string, callApi: CallApi) {
  const { ensure } = createReleaseFileCache(folder, callApi);
  /** @returns undefined for a release without one. */
  return function bundleOf({ name, version }: Release, { integrity }: KnownSet): ServerBundle | undefined {
    const wanted = integrity[releaseBase(name, version) + SERVER_BUNDLE];
    if (!wanted) return undefined;
    return {
      hash: wanted,
      async code() {
        await ensure(name, version, SERVER_BUNDLE);
        const text = await readFile(join(folder, name, version, SERVER_BUNDLE), 'utf8');
        if (wanted !== `sha384-${hash('sha384', text, 'base64')}`)
          throw new Error(`The server bundle of ${name} ${version} is not what was published.`);
        return text;
      },
    };
  };
}
