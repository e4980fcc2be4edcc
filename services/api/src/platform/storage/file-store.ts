import type { StoredFile } from './stored-file.ts';

/** Files under keys like `folder/name`, wherever they are kept. Who writes the same key again replaces what was there. */
export abstract class FileStore {
  /** All of it, or nothing that can be seen. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  abstract read(key: string): Promise<StoredFile | undefined>;
  /** Removes one file, if it is there. */
  abstract remove(key: string): Promise<void>;
  /** Removes a folder with everything in it; doing it again changes nothing. */
  abstract removeFolder(folder: string): Promise<void>;
}
