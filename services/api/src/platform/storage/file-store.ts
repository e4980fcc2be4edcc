import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A stored file, to be read once. */
export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** Files under keys like `folder/name`, wherever they are kept. Who writes the same key again replaces what was there. */
export abstract class FileStore {
  /** All of it, or nothing that can be seen. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** The same of a file of this machine, of any size: no more than a part of it is in memory. */
  abstract writeFrom(key: string, path: string): Promise<void>;
  /** Undefined where there is no such file. */
  abstract read(key: string): Promise<StoredFile | undefined>;
  /** Removes one file, if it is there. */
  abstract remove(key: string): Promise<void>;
  /** Removes a folder with everything in it; doing it again changes nothing. */
  abstract removeFolder(folder: string): Promise<void>;
}

/** A file on disk, undefined where there is none. */
export async function fileAt(path: string): Promise<StoredFile | undefined> {
  const handle = await open(path).catch(ifMissing(undefined));
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { stream: handle.createReadStream(), bytes: found.size };
  await handle.close();
  return undefined;
}

/** A file from bytes. They are one chunk, even if there are none: an empty chunk would end a stream of objects. */
export function fileOf(bytes: Buffer): StoredFile {
  return { stream: Readable.from([bytes], { objectMode: false }), bytes: bytes.length };
}

export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Whether an error says that a file of this machine may not be written. */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error) || !('path' in error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A recursive mkdir makes what is missing; on a read-only file system Node says ENOENT of it.
  if (syscall === 'mkdir' && code === 'ENOENT') return true;
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
}

/** Handles the error of a file that isn't there by returning `answer`. Every other error is thrown again. */
export function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return answer;
    throw error;
  };
}

/** SHA-384 in base64, as release descriptions and objects in buckets carry it. */
export function sha384(bytes: Uint8Array): string {
  return hash('sha384', bytes, 'base64');
}

/**
 * Does something for every item, `size` of them at once. Results stand in the order of the items. A failure ends it after its batch:
 * p-limit would go on with the rest.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
}
