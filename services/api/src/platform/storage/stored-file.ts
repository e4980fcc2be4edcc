import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ifMissing } from './missing-file.ts';

/** A file as it is read again. */
export interface StoredFile {
  stream: Readable;
  bytes: number;
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

/** In one piece, or a single empty chunk would look like the end of an object stream. */
export function fileOf(bytes: Buffer): StoredFile {
  return { stream: Readable.from([bytes], { objectMode: false }), bytes: bytes.length };
}
