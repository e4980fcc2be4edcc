import { buffer } from 'node:stream/consumers';
import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { inBatches, type StoredFile } from '../../platform/storage/file-store.ts';
import { type PackedForm, packedForms, UNPACK } from './packed-forms.ts';
import { isAnnounced } from './release-digest.ts';

const CHECKED_AT_ONCE = 8;

/** A release that is being stored. The digest keeps two builds apart that claim the same version. */
export interface Upload {
  name: string;
  version: string;
  digest: string;
}

/**
 * Where the files of releases are. What is uploaded stands apart until the release is complete; only then it stands where it is
 * read. Whether anybody learns of a release is up to its row in the database.
 */
export abstract class ReleaseStore {
  /** Makes the room that uploads need. Called again by everyone who continues one. */
  abstract begin(upload: Upload): Promise<void>;
  /** The announced files that aren't there with their bytes, neither uploaded nor stored already. */
  abstract missing(upload: Upload, description: ReleaseDescription): Promise<string[]>;
  /**
   * Keeps an uploaded file, with its packed forms: those given, or else it makes them. Nothing of it can be seen before all of it is there.
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
    // The file itself comes last: when it is there, so are its packed forms.
    for (const [ending, form] of packed ?? (await packedForms(path, bytes)))
      await this.write(upload, path + ending, form);
    await this.write(upload, path, bytes);
  }

  /**
   * The files of a stored release that are lost or have other bytes than announced: by their size, those of `hashed` by their hash as well.
   */
  async damaged(
    { name, version }: Pick<Upload, 'name' | 'version'>,
    { files }: Pick<ReleaseDescription, 'files'>,
    hashed: ReadonlySet<string>,
  ): Promise<string[]> {
    const found = await inBatches(Object.entries(files), CHECKED_AT_ONCE, async ([path, file]) => ({
      path,
      isWhole:
        (await this.storedSize(name, version, path)) === file.bytes &&
        (!hashed.has(path) || (await this.hasHash(name, version, path, file))),
    }));
    return found.filter(({ isWhole }) => !isWhole).map(({ path }) => path);
  }

  /**
   * Puts a file of a stored release back, with its packed forms.
   * @throws RELEASE_FILE_DAMAGED when the bytes don't have the announced hash.
   */
  async repair(
    { name, version }: Pick<Upload, 'name' | 'version'>,
    path: string,
    file: ReleaseFile,
    bytes: Buffer,
  ): Promise<void> {
    if (!isAnnounced(bytes, file)) throw new ApiError('RELEASE_FILE_DAMAGED');
    for (const [ending, form] of await packedForms(path, bytes))
      await this.writeStored(name, version, path + ending, form);
    await this.writeStored(name, version, path, bytes);
  }

  /** Whether a stored file and its packed forms, which visitors are sent in its place, have the announced bytes. */
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

  /** The size of a file of a stored release in bytes, undefined where there is none. */
  protected abstract storedSize(name: string, version: string, path: string): Promise<number | undefined>;
  /** Writes one file of a stored release: all of it, or nothing that can be seen. */
  abstract writeStored(name: string, version: string, path: string, bytes: Buffer): Promise<void>;
  /** Writes one file of an upload: all of it, or nothing that can be seen. */
  protected abstract write(upload: Upload, path: string, bytes: Buffer): Promise<void>;
  /** An uploaded file, undefined when it hasn't arrived. */
  abstract readUploaded(upload: Upload, path: string): Promise<Buffer | undefined>;
  /** Puts a release whose files have all arrived where it is read, with its `release.json`. Doing it again changes nothing. */
  abstract complete(upload: Upload, description: ReleaseDescription): Promise<void>;
  /** A file of a stored release, undefined when there is none. */
  abstract read(name: string, version: string, path: string): Promise<StoredFile | undefined>;
  /** Removes one file of a stored release, if it is there. */
  abstract removeStored(name: string, version: string, path: string): Promise<void>;
  /** Removes a stored release and whatever was uploaded of it. */
  abstract remove(name: string, version: string): Promise<void>;
}
