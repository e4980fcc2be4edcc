import { type SiteConfiguration, siteStamp } from '@boardwalk/contracts';

/**
 * The `cache-control` of a picture that is rendered from the site's look. Only at the address that carries the stamp of this very look may
 * it be stored. A page that is ahead of this site (a draft, a change that another process doesn't have yet) or behind it asks again.
 * @param stamp the one in the address.
 */
export function stampedCache(site: SiteConfiguration, stamp: string | undefined): string {
  return stamp === siteStamp(site) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache';
}
