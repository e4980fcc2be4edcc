import { call, download, saveAs } from '@boardwalk/kit';

/** The whole registry as a file for spreadsheets. */
export async function saveRegistry(): Promise<void> {
  saveAs(await download('/api/properties/export'), 'registry.csv');
}

/** Tries a file out, or takes it over: all of it, or nothing when something in it doesn't fit. */
export async function importRegistry(file: File, dryRun: boolean) {
  const csv = await file.text();
  return call('POST /api/properties/import', { body: { csv, dryRun } }, { suppressErrors: true });
}
