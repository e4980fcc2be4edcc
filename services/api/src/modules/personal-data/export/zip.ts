import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  /** Its bytes, part by part. They are read when it is its turn. */
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Its bytes are packed already, as those of pictures are. */
  packed?: boolean;
}

/** An archive of all these files, part by part: no more than a part of one of them is in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) made.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const chunks = made;
    made = [];
    return chunks;
  };
  for await (const { name, parts, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
