import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** File of an archive. */
export interface ZipEntry {
  name: string;
  /** Content in parts, which are read when the file is added to the archive. */
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether the content is compressed already, such as a picture. */
  packed?: boolean;
}

/** Yields an archive of these files in parts. Only one part of one file is in memory. */
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
