import { PlainError } from '@boardwalk/build/command';
import type { LocalRelease } from './local/local-release.ts';
import type { SiteClient } from './site/site-client.ts';
import { SiteError } from './site/site-error.ts';
import { upload } from './upload.ts';

/** Maximum number of uploads of a file that the site has lost before the publication. */
const MAX_ROUNDS = 3;

/** Sends the missing files, then publishes. @returns the number of sent files; 0 when the release had been published before. */
export async function sendRelease(
  client: SiteClient,
  release: LocalRelease,
  log: (line: string) => void,
): Promise<number> {
  const { name, version } = release.description;
  let sent = 0;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { state, missing } = await client.call('POST /api/releases', { body: release.description });
    if (state === 'published') return sent;
    const all = Object.keys(release.description.files).length;
    if (round === 1 && missing.length < all)
      log(`continuing an upload: ${all - missing.length} of ${all} files are there`);
    await upload(client, release, missing, log);
    sent += missing.length;
    try {
      await client.call('POST /api/releases/:name/:version/publish', { params: { name, version } });
      return sent;
    } catch (error) {
      if (!(error instanceof SiteError) || error.code !== 'RELEASE_INCOMPLETE') throw error;
      log('some files did not arrive; sending them again');
    }
  }
  throw new PlainError(
    `The files of ${name} ${version} are repeatedly lost on the site. Contact its operators.`,
  );
}
