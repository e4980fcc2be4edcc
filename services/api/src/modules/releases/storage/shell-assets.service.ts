import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ifMissing, type StoredFile } from '../../../platform/storage/file-store.ts';
import { parsedJson } from '../../../platform/text/untrusted-text.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { ReleaseStore } from './release-store.ts';

/** Location of the files in the store. No remote has this name, because reports use it for the shell as well. */
const HOME = ['shell', 'assets'] as const;
const INDEX = 'index.json';
/** Longer than a tab usually stays open. */
const RETENTION_MS = 30 * DAY_MS;

/** Time at which each file was last part of this site's shell, as an ISO instant. */
const indexSchema = z.record(z.string(), z.iso.datetime());

/**
 * Stores the files of every shell build of the last 30 days, by names that contain their hash. A tab that was opened before an update requests
 * parts of its own build; gateways of the new build fetch them from here.
 */
@Injectable()
export class ShellAssetsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Releases');
  private readonly folder: string;

  constructor(
    private readonly store: ReleaseStore,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.folder = join(releases.shellFolder, 'assets');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.update().catch((error: unknown) => {
      this.logger.warn(`The files of the shell can’t be kept for open tabs: ${String(error)}`);
    });
  }

  /** Returns a file of this or an earlier build; undefined when there is none. */
  read(path: string): Promise<StoredFile | undefined> {
    return this.store.read(...HOME, path);
  }

  /** Stores new files of this build, and removes those that no build contained for 30 days. */
  async update(now = new Date()): Promise<void> {
    const index = await this.readIndex();
    for (const path of await pathsIn(this.folder)) {
      if (!index[path]) await this.store.writeStored(...HOME, path, await readFile(join(this.folder, path)));
      index[path] = now.toISOString();
    }
    for (const [path, seenAt] of Object.entries(index)) {
      if (now.getTime() - Date.parse(seenAt) < RETENTION_MS) continue;
      await this.store.removeStored(...HOME, path);
      delete index[path];
    }
    await this.store.writeStored(...HOME, INDEX, Buffer.from(JSON.stringify(index)));
  }

  private async readIndex(): Promise<Record<string, string>> {
    const stored = await this.store.read(...HOME, INDEX);
    if (!stored) return {};
    return indexSchema.safeParse(parsedJson((await buffer(stored.stream)).toString('utf8'))).data ?? {};
  }
}

/** Returns the paths of files in a folder; none when it doesn't exist. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
