import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import type { LocalRelease } from './local/local-release.ts';
import type { SiteClient } from './site/site-client.ts';

/** Number of concurrent uploads. */
const MAX_CONCURRENT = 4;

/** Sends the missing files of an announced release. @param log receives a line for each uploaded file. */
export async function upload(
  site: SiteClient,
  { folder, description }: LocalRelease,
  missing: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const { name, version, files } = description;
  let arrived = 0;
  const send = async (path: string) => {
    const content = new Uint8Array(readFileSync(join(folder, path)));
    await site.upload(
      'PUT /api/releases/:name/:version/files',
      { params: { name, version }, query: { path } },
      content,
    );
    arrived += 1;
    log(`sent ${arrived} of ${missing.length}: ${path} (${files[path]?.bytes ?? content.length} bytes)`);
  };
  await pMap(missing, send, { concurrency: MAX_CONCURRENT });
}
