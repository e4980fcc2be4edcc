import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FileStore, fileAt, type StoredFile } from './file-store.ts';

/** Files in one folder of this machine. */
export class DiskFileStore extends FileStore {
  private readonly root: string;

  constructor(root: string) {
    super();
    this.root = resolve(root);
  }

  /** A file gets its final name only when it is complete. */
  write(key: string, bytes: Buffer): Promise<void> {
    return this.place(key, (unfinished) => writeFile(unfinished, bytes));
  }

  writeFrom(key: string, path: string): Promise<void> {
    return this.place(key, (unfinished) => copyFile(path, unfinished));
  }

  read(key: string): Promise<StoredFile | undefined> {
    return fileAt(join(this.root, key));
  }

  remove(key: string): Promise<void> {
    return rm(join(this.root, key), { force: true });
  }

  /** Retries when another process writes into the folder meanwhile. */
  removeFolder(folder: string): Promise<void> {
    return rm(join(this.root, folder), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }

  private async place(key: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
    const target = join(this.root, key);
    const unfinished = join(dirname(target), `.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true });
    try {
      await fill(unfinished);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
