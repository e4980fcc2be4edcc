import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A stored file, whose stream can be read once. */
export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** Files under keys like `folder/name`, on disk or in a bucket. Writing to an existing key replaces the file. */
export abstract class FileStore {
  /** Writes atomically: readers never see a part of the file. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** Writes a file of this machine, of any size: only a part of it is in memory at a time. */
  abstract writeFrom(key: string, path: string): Promise<void>;
  /** Returns undefined when there is no such file. */
  abstract read(key: string): Promise<StoredFile | undefined>;
  /** Removes one file, if it exists. */
  abstract remove(key: string): Promise<void>;
  /** Removes a folder with everything in it. Repeatable. */
  abstract removeFolder(folder: string): Promise<void>;
}

/** Opens a file on disk; undefined when it doesn't exist. */
export async function fileAt(path: string): Promise<StoredFile | undefined> {
  const handle = await open(path).catch(ifMissing(undefined));
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { stream: handle.createReadStream(), bytes: found.size };
  await handle.close();
  return undefined;
}

/** Returns a file from bytes. They are one chunk, even when empty: an empty chunk would end a stream in object mode. */
export function fileOf(bytes: Buffer): StoredFile {
  return { stream: Readable.from([bytes], { objectMode: false }), bytes: bytes.length };
}

export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Whether the error means that a file of this machine isn't writable. */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error) || !('path' in error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A recursive mkdir creates missing folders, so ENOENT means a read-only file system here.
  if (syscall === 'mkdir' && code === 'ENOENT') return true;
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
}

/** Returns a handler that resolves to `answer` for the error of a missing file. Every other error is thrown again. */
export function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return answer;
    throw error;
  };
}

/** Returns SHA-384 in base64, as in release descriptions and on objects in buckets. */
export function sha384(bytes: Uint8Array): string {
  return hash('sha384', bytes, 'base64');
}

/**
 * Runs a function for every item, `size` of them concurrently. Results are in the order of the items. A failure stops it after the current batch:
 * p-limit would continue with the rest.
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
