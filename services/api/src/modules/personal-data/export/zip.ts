import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  /** Its bytes, part by part. They are read when it is its turn. */
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Its bytes are packed already, as those of pictures are. */
  packed?: boolean;
}

/** An archive of all these files. */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) chunks.push(chunk);
  });
  for await (const { name, parts, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) file.push(part);
    file.push(new Uint8Array(), true);
  }
  zip.end();
  if (failure) throw failure;
  return Buffer.concat(chunks);
}
