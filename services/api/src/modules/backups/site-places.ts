import type { SitePlaces } from '../../backup/site-files.ts';
import type { Configuration } from '../../platform/config/configuration.ts';

/** What the site keeps beside its database. What is in a bucket has versions of its own. */
export function sitePlaces({ releases, mediaDir, push, gatewayKeyFile }: Configuration): SitePlaces {
  return {
    folders: releases.storage === 's3' ? {} : { releases: releases.folder, media: mediaDir },
    keys: [releases.signingKeyFile, push.keyFile, gatewayKeyFile].filter((file) => file !== undefined),
  };
}
