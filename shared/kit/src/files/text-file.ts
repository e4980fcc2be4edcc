import type { Encoding } from './encodings.ts';

/** Content of a text file, with the encoding in which it was read. */
export interface TextFile {
  text: string;
  encoding: Encoding;
}

/**
 * Reads a chosen text file in any encoding.
 * @param encoding detected if absent.
 */
export async function readTextFile(file: Blob, encoding?: Encoding): Promise<TextFile> {
  const { decode } = await import(/* webpackChunkName: "text-files" */ './decode.ts');
  return decode(new Uint8Array(await file.arrayBuffer()), encoding);
}
