import { type SiteConfiguration, siteStamp } from '@boardwalk/contracts';

/**
 * Returns the `cache-control` of a picture that is rendered from the site's look. It may be cached only at the address with the stamp of this look.
 * A page with another look (a draft, or a change that this process doesn't have yet) revalidates.
 * @param stamp from the address.
 */
export function stampedCache(site: SiteConfiguration, stamp: string | undefined): string {
  return stamp === siteStamp(site) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache';
}
