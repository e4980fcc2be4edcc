import { download, type Encoding, readTextFile, saveAs } from '@boardwalk/kit';

/** Exports the whole registry as a file for spreadsheets. */
export async function saveRegistry(): Promise<void> {
  saveAs(await download('/api/properties/export'), 'registry.csv');
}

/** A decoded file of the registry. */
export interface RegistryFile {
  file: File;
  csv: string;
  encoding: Encoding;
}

/** Reads a file. @param encoding detected if absent. */
export async function readRegistry(file: File, encoding?: Encoding): Promise<RegistryFile> {
  const { text, ...found } = await readTextFile(file, encoding);
  return { file, csv: text, ...found };
}
