import { FileStore, fileOf, type StoredFile } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** Files as objects under one key prefix. */
export class S3FileStore extends FileStore {
  constructor(
    private readonly bucket: S3Bucket,
    private readonly prefix: string,
  ) {
    super();
  }

  write(key: string, bytes: Buffer): Promise<void> {
    return this.bucket.put(this.prefix + key, bytes);
  }

  writeFrom(key: string, path: string): Promise<void> {
    return this.bucket.putFrom(this.prefix + key, path);
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const bytes = await this.bucket.get(this.prefix + key);
    return bytes && fileOf(bytes);
  }

  remove(key: string): Promise<void> {
    return this.bucket.delete(this.prefix + key);
  }

  removeFolder(folder: string): Promise<void> {
    return this.bucket.deleteAll(`${this.prefix}${folder}/`);
  }
}
