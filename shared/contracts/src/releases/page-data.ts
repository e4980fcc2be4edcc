import type { SiteConfiguration } from '../entities/site.ts';
import type { ReleaseSet } from './release-set.ts';

/** The id of the inert JSON element in which the gateway hands the page what it needs before its first call. */
export const PAGE_DATA_ID = 'boardwalk-page';

/** Where to sign in. `domain` is the provider's host, or a whole origin when it isn't served over https. */
export interface IdentitySettings {
  domain: string;
  clientId: string;
  audience: string;
}

/** What stands in the page itself, so that nothing has to be asked for before the first remote can load. */
export interface PageData {
  set: ReleaseSet;
  site: SiteConfiguration;
  identity: IdentitySettings;
}
