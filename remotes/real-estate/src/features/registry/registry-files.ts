import { call, download, type Encoding, readTextFile, saveAs } from '@boardwalk/kit';

/** The whole registry as a file for spreadsheets. */
export async function saveRegistry(): Promise<void> {
  saveAs(await download('/api/properties/export'), 'registry.csv');
}

/** A file of the registry as it was read. */
export interface RegistryFile {
  file: File;
  csv: string;
  encoding: Encoding;
}

/** Reads a file. @param encoding what it is in; found out when absent. */
export async function readRegistry(file: File, encoding?: Encoding): Promise<RegistryFile> {
  const { text, ...found } = await readTextFile(file, encoding);
  return { file, csv: text, ...found };
}

/** Tries a file out, or takes it over: all of it, or nothing when something in it doesn't fit. */
export async function importRegistry({ csv }: RegistryFile, dryRun: boolean) {
  return call('POST /api/properties/import', { body: { csv, dryRun } }, { suppressErrors: true });
}
