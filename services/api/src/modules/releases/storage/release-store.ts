import { buffer } from 'node:stream/consumers';
import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { inBatches, type StoredFile } from '../../../platform/storage/file-store.ts';
import { type PackedForm, packedForms, UNPACK } from './packed-forms.ts';
import { isAnnounced } from './release-digest.ts';

const CHECKED_AT_ONCE = 8;

/** Upload of a release. The digest distinguishes two builds that claim the same version. */
export interface Upload {
  name: string;
  version: string;
  digest: string;
}

/**
 * Files of releases. Uploads are separate until the release is complete, and then move to where they are read. The row in the database decides
 * whether a release is visible.
 */
export abstract class ReleaseStore {
  /** Prepares the location for an upload. Called again by everyone who continues it. */
  abstract begin(upload: Upload): Promise<void>;
  /** Returns announced files that are neither uploaded nor stored with the announced bytes. */
  abstract missing(upload: Upload, description: ReleaseDescription): Promise<string[]>;
  /**
   * Stores an uploaded file with its compressed forms, given or computed. Nothing is visible before all of it is there.
   * @throws RELEASE_FILE_DAMAGED when the bytes don't have the announced hash.
   */
  async putFile(
    upload: Upload,
    path: string,
    file: ReleaseFile,
    bytes: Buffer,
    packed?: readonly PackedForm[],
  ): Promise<void> {
    if (!isAnnounced(bytes, file)) throw new ApiError('RELEASE_FILE_DAMAGED');
    // The file itself is written last: its existence implies that of its compressed forms.
    for (const [ending, form] of packed ?? (await packedForms(path, bytes)))
      await this.write(upload, path + ending, form);
    await this.write(upload, path, bytes);
  }

  /**
   * Returns the missing or damaged files of a stored release: compared by size, those of `hashed` by their hash as well.
   * @param concurrency number of files that are read at the same time.
   */
  async damaged(
    { name, version }: Pick<Upload, 'name' | 'version'>,
    { files }: Pick<ReleaseDescription, 'files'>,
    hashed: ReadonlySet<string>,
    concurrency = CHECKED_AT_ONCE,
  ): Promise<string[]> {
    const found = await inBatches(Object.entries(files), concurrency, async ([path, file]) => ({
      path,
      isWhole:
        (await this.storedSize(name, version, path)) === file.bytes &&
        (!hashed.has(path) || (await this.hasHash(name, version, path, file))),
    }));
    return found.filter(({ isWhole }) => !isWhole).map(({ path }) => path);
  }

  /**
   * Restores a file of a stored release, with its compressed forms, given or computed.
   * @throws RELEASE_FILE_DAMAGED when the bytes don't have the announced hash.
   */
  async repair(
    { name, version }: Pick<Upload, 'name' | 'version'>,
    path: string,
    file: ReleaseFile,
    bytes: Buffer,
    packed?: readonly PackedForm[],
  ): Promise<void> {
    if (!isAnnounced(bytes, file)) throw new ApiError('RELEASE_FILE_DAMAGED');
    for (const [ending, form] of packed ?? (await packedForms(path, bytes)))
      await this.writeStored(name, version, path + ending, form);
    await this.writeStored(name, version, path, bytes);
  }

  /** Whether a stored file and its compressed forms, which are served instead of it, have the announced bytes. */
  private async hasHash(name: string, version: string, path: string, file: ReleaseFile): Promise<boolean> {
    const stored = await this.read(name, version, path);
    if (stored === undefined || !isAnnounced(await buffer(stored.stream), file)) return false;
    for (const [ending, unpack] of Object.entries(UNPACK)) {
      const packed = await this.read(name, version, path + ending);
      if (!packed) continue;
      const bytes = await unpack(await buffer(packed.stream)).catch(() => undefined);
      if (!bytes || !isAnnounced(bytes, file)) return false;
    }
    return true;
  }

  /** Returns the size of a stored release's file in bytes; undefined when it is missing. */
  protected abstract storedSize(name: string, version: string, path: string): Promise<number | undefined>;
  /** Writes one file of a stored release atomically. */
  abstract writeStored(name: string, version: string, path: string, bytes: Buffer): Promise<void>;
  /** Writes one file of an upload atomically. */
  protected abstract write(upload: Upload, path: string, bytes: Buffer): Promise<void>;
  /** Returns an uploaded file; undefined when it hasn't arrived. */
  abstract readUploaded(upload: Upload, path: string): Promise<Buffer | undefined>;
  /** Moves a complete release to where it is read, with its `release.json`. Repeatable. */
  abstract complete(upload: Upload, description: ReleaseDescription): Promise<void>;
  /** Returns a file of a stored release; undefined when there is none. */
  abstract read(name: string, version: string, path: string): Promise<StoredFile | undefined>;
  /** Removes one file of a stored release, if it exists. */
  abstract removeStored(name: string, version: string, path: string): Promise<void>;
  /** Removes a stored release and its uploads. */
  abstract remove(name: string, version: string): Promise<void>;
}
