import type { SiteConfiguration } from '../entities/site.ts';

/** The id of the inert JSON element in which the gateway hands the page what it needs before its first call. */
export const PAGE_DATA_ID = 'boardwalk-page';
/** The id of the inert JSON element that holds the release set, exactly as it was signed; `data-key` and `data-signature` prove it. */
export const PAGE_SET_ID = 'boardwalk-set';
/** Where the gateway answers the newest release set of this visitor, signed. */
export const RELEASE_SET_PATH = '/release-set';

/** Where to sign in. `domain` is the provider's host, or a whole origin when it isn't served over https. */
export interface IdentitySettings {
  domain: string;
  clientId: string;
  audience: string;
}

/** What stands in the page itself, so that nothing has to be asked for before the first remote can load. */
export interface PageData {
  site: SiteConfiguration;
  identity: IdentitySettings;
}
