import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { fileOf, inBatches, type StoredFile } from '../../../platform/storage/file-store.ts';
import type { S3Bucket } from '../../../platform/storage/s3-bucket.ts';
import { ReleaseStore, type Upload } from './release-store.ts';

const MAX_CONCURRENT = 8;

/** Releases as objects, `releases/<name>/<version>/<path>`; uploads are under `uploads/` and copied within the bucket. */
export class S3ReleaseStore extends ReleaseStore {
  constructor(private readonly bucket: S3Bucket) {
    super();
  }

  /** Objects need no folder. */
  async begin(): Promise<void> {}

  async missing(upload: Upload, { files }: ReleaseDescription): Promise<string[]> {
    const found = await inBatches(Object.entries(files), MAX_CONCURRENT, async ([path, file]) => ({
      path,
      isThere:
        (await this.holds(uploadKey(upload, path), file)) || (await this.holds(keyOf(upload, path), file)),
    }));
    return found.filter(({ isThere }) => !isThere).map(({ path }) => path);
  }

  protected override async write(upload: Upload, path: string, bytes: Buffer): Promise<void> {
    await this.bucket.put(uploadKey(upload, path), bytes);
  }

  async readUploaded(upload: Upload, path: string): Promise<Buffer | undefined> {
    return (await this.bucket.get(uploadKey(upload, path))) ?? this.bucket.get(keyOf(upload, path));
  }

  async complete(upload: Upload, description: ReleaseDescription): Promise<void> {
    const from = uploadKey(upload, '');
    const keys = await this.bucket.keys(from);
    await inBatches(keys, MAX_CONCURRENT, (key) =>
      this.bucket.copy(key, keyOf(upload, key.slice(from.length))),
    );
    const text = Buffer.from(JSON.stringify(description, null, 2));
    await this.bucket.put(keyOf(upload, 'release.json'), text);
    await this.bucket.deleteAll(`uploads/${upload.name}/${upload.version}/`);
  }

  async read(name: string, version: string, path: string): Promise<StoredFile | undefined> {
    const bytes = await this.bucket.get(keyOf({ name, version }, path));
    return bytes && fileOf(bytes);
  }

  async removeStored(name: string, version: string, path: string): Promise<void> {
    await this.bucket.delete(keyOf({ name, version }, path));
  }

  async remove(name: string, version: string): Promise<void> {
    await this.bucket.deleteAll(keyOf({ name, version }, ''));
    await this.bucket.deleteAll(`uploads/${name}/${version}/`);
  }

  protected override async storedSize(
    name: string,
    version: string,
    path: string,
  ): Promise<number | undefined> {
    return (await this.bucket.head(keyOf({ name, version }, path)))?.bytes;
  }

  override async writeStored(name: string, version: string, path: string, bytes: Buffer): Promise<void> {
    await this.bucket.put(keyOf({ name, version }, path), bytes);
  }

  private async holds(key: string, file: ReleaseFile): Promise<boolean> {
    const found = await this.bucket.head(key);
    return found?.bytes === file.bytes && found.hash === file.hash;
  }
}

function keyOf({ name, version }: Pick<Upload, 'name' | 'version'>, path: string): string {
  return `releases/${name}/${version}/${path}`;
}

function uploadKey({ name, version, digest }: Upload, path: string): string {
  return `uploads/${name}/${version}/${digest}/${path}`;
}
