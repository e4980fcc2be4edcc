import type { Encoding } from './encodings.ts';

export interface TextFile {
  text: string;
  encoding: Encoding;
}

/**
 * Reads a text file that somebody has chosen, in whatever encoding it was saved.
 * @param encoding what it is in; found out when absent.
 */
export async function readTextFile(file: Blob, encoding?: Encoding): Promise<TextFile> {
  const { decode } = await import(/* webpackChunkName: "text-files" */ './decode.ts');
  return decode(new Uint8Array(await file.arrayBuffer()), encoding);
}
