import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  fileAt,
  ifMissing,
  inBatches,
  isMissing,
  type StoredFile,
} from '../../../platform/storage/file-store.ts';
import { isAnnounced } from './release-digest.ts';
import { ReleaseStore, type Upload } from './release-store.ts';

/** Releases have no names that start with a dot: `.uploads` contains incomplete ones, `.waste` those being removed. */
const UPLOADS = '.uploads';
const WASTE = '.waste';
const MAX_CONCURRENT = 8;

/** Releases as folders, `<name>/<version>/`. Each one becomes visible by one rename. */
export class DiskReleaseStore extends ReleaseStore {
  private readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = resolve(folder);
  }

  async begin(upload: Upload): Promise<void> {
    await mkdir(this.uploadOf(upload), { recursive: true });
  }

  async missing(upload: Upload, description: ReleaseDescription): Promise<string[]> {
    if (await this.isComplete(this.homeOf(upload), description)) return [];
    const found = await inBatches(
      Object.entries(description.files),
      MAX_CONCURRENT,
      async ([path, file]) => ({
        path,
        isThere: await holds(join(this.uploadOf(upload), path), file),
      }),
    );
    return found.filter(({ isThere }) => !isThere).map(({ path }) => path);
  }

  async readUploaded(upload: Upload, path: string): Promise<Buffer | undefined> {
    for (const place of [this.uploadOf(upload), this.homeOf(upload)]) {
      const bytes = await readFile(join(place, path)).catch(ifMissing(undefined));
      if (bytes) return bytes;
    }
    return undefined;
  }

  async complete(upload: Upload, description: ReleaseDescription): Promise<void> {
    const home = this.homeOf(upload);
    if (await this.isComplete(home, description)) return this.discardUploads(upload);
    await this.write(upload, 'release.json', Buffer.from(textOf(description)));
    // An existing folder is from a process that died between its rename and its commit, with another build.
    await this.discard(home);
    await mkdir(dirname(home), { recursive: true });
    await rename(this.uploadOf(upload), home);
    await this.discardUploads(upload);
  }

  read(name: string, version: string, path: string): Promise<StoredFile | undefined> {
    return fileAt(join(this.homeOf({ name, version }), path));
  }

  async removeStored(name: string, version: string, path: string): Promise<void> {
    await rm(join(this.homeOf({ name, version }), path), { force: true });
  }

  async remove(name: string, version: string): Promise<void> {
    await this.discard(this.homeOf({ name, version }));
    await this.discardUploads({ name, version });
  }

  /** Removes uploads of other builds that were announced as the same version. */
  private discardUploads({ name, version }: Pick<Upload, 'name' | 'version'>): Promise<void> {
    return this.discard(join(this.folder, UPLOADS, name, version));
  }

  private homeOf({ name, version }: Pick<Upload, 'name' | 'version'>): string {
    return join(this.folder, name, version);
  }

  private uploadOf({ name, version, digest }: Upload): string {
    return join(this.folder, UPLOADS, name, version, digest);
  }

  /** Whether exactly this release is complete: `release.json` is the last file of an upload. */
  private async isComplete(home: string, description: ReleaseDescription): Promise<boolean> {
    const text = await readFile(join(home, 'release.json'), 'utf8').catch(ifMissing(undefined));
    if (text !== textOf(description)) return false;
    const found = await inBatches(Object.entries(description.files), MAX_CONCURRENT, ([path, file]) =>
      holds(join(home, path), file),
    );
    return found.every(Boolean);
  }

  protected override async storedSize(
    name: string,
    version: string,
    path: string,
  ): Promise<number | undefined> {
    const found = await stat(join(this.homeOf({ name, version }), path)).catch(ifMissing(undefined));
    return found?.isFile() ? found.size : undefined;
  }

  override async writeStored(name: string, version: string, path: string, bytes: Buffer): Promise<void> {
    const home = this.homeOf({ name, version });
    // The whole folder may be missing.
    await mkdir(home, { recursive: true });
    await writeWhole(home, path, bytes);
  }

  /** A missing upload folder means that the upload is over: published in the meantime, or announced again with other files. */
  protected override async write(upload: Upload, path: string, bytes: Buffer): Promise<void> {
    await writeWhole(this.uploadOf(upload), path, bytes).catch((error: unknown) => {
      if (isMissing(error)) throw new ApiError('RELEASE_NOT_FOUND', { cause: error });
      throw error;
    });
  }

  /** Renames first, so that the folder disappears atomically, then deletes. */
  private async discard(path: string): Promise<void> {
    const waste = join(this.folder, WASTE, randomUUID());
    await mkdir(dirname(waste), { recursive: true });
    const found = await rename(path, waste).then(() => true, ifMissing(false));
    if (found) await rm(waste, { recursive: true, force: true });
  }
}

function textOf(description: ReleaseDescription): string {
  return JSON.stringify(description, null, 2);
}

/** Writes atomically: the file gets its final name when it is complete. */
async function writeWhole(root: string, path: string, bytes: Buffer): Promise<void> {
  const target = join(root, path);
  const unfinished = join(root, `.${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes);
    if (dirname(target) !== root) await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function holds(path: string, file: ReleaseFile): Promise<boolean> {
  const found = await stat(path).catch(ifMissing(undefined));
  return found?.isFile() === true && found.size === file.bytes && isAnnounced(await readFile(path), file);
}
