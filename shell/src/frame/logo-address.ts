import { SITE_DRAFT, type SiteConfiguration, siteStamp } from '@boardwalk/contracts';

/** Width in which a picture is loaded as the logo, in pixels: twice its maximum displayed width. */
const LOGO_WIDTH_PX = 240;

/**
 * Returns the URL of the site's logo; undefined without one. The URL is specific to the look: a picture by its id, a draft's SVG inline, because the
 * server only has the saved one.
 * @param search query of the page: whether it is rendered from a draft.
 */
export function logoAddress({ name, tagline, look }: SiteConfiguration, search: string): string | undefined {
  if (look.logoSvg && new URLSearchParams(search).has(SITE_DRAFT))
    return `data:image/svg+xml,${encodeURIComponent(look.logoSvg)}`;
  if (look.logoSvg) return `/api/site/logo?v=${siteStamp({ name, tagline, look })}`;
  return look.logo ? `/api/media/${look.logo.mediaId}?w=${LOGO_WIDTH_PX}` : undefined;
}
