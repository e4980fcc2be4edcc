import type { SitePlaces } from '../../backup/site-files.ts';
import type { Configuration } from '../../platform/config/configuration.ts';

/** Files that the site stores besides its database. Objects in a bucket are versioned there and left out. */
export function sitePlaces({ releases, mediaDir, push, gatewayKeyFile }: Configuration): SitePlaces {
  return {
    folders: releases.storage === 's3' ? {} : { releases: releases.folder, media: mediaDir },
    keys: [releases.signingKeyFile, push.keyFile, gatewayKeyFile].filter((file) => file !== undefined),
  };
}
