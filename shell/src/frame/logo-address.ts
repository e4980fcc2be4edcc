import { SITE_DRAFT, type SiteConfiguration, siteStamp } from '@boardwalk/contracts';

/** Width in which a picture is loaded as the logo, in pixels: twice the widest that it is shown. */
const LOGO_WIDTH = 240;

/**
 * The address of the site's own logo; undefined without one. It always shows this very look: a picture by its id, a drawing of a draft by
 * its text, because the server only has the saved one.
 * @param search the query of the page: whether it is rendered from a draft.
 */
export function logoAddress({ name, tagline, look }: SiteConfiguration, search: string): string | undefined {
  if (look.logoSvg && new URLSearchParams(search).has(SITE_DRAFT))
    return `data:image/svg+xml,${encodeURIComponent(look.logoSvg)}`;
  if (look.logoSvg) return `/api/site/logo?v=${siteStamp({ name, tagline, look })}`;
  return look.logo ? `/api/media/${look.logo.mediaId}?w=${LOGO_WIDTH}` : undefined;
}
