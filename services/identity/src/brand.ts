import { neutralsOf, onFill, type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import type { Middleware } from './shims/middleware.ts';

/** Name and look of the site on the provider's pages. */
interface Brand {
  name: string;
  /** Line at the top of the ticket. */
  line: string;
  /** Whether the ferry and the bridge are shown. */
  isHarbour: boolean;
  /** Styles in which its look differs from the default. */
  css: string;
}

/** URL of the style sheet with the site's colors. */
export const BRAND_STYLE = '/brand.css';
/** Cache time of the site's response, and its timeout, in milliseconds. */
const FRESH_FOR = 3_000;
const TIMEOUT_MS = 700;

const UNKNOWN: Brand = { name: 'Boardwalk', line: 'Sign in', isHarbour: false, css: '' };
let brand = UNKNOWN;
let askedAt = 0;

/** Returns the last known brand. */
export function currentBrand(): Brand {
  return brand;
}

/** Fetches the site's brand before a page is rendered. While the site is unreachable, the last known one is used. */
export function followBrand(siteOrigin: string | undefined): Middleware {
  return async (ctx, next) => {
    if (siteOrigin && ctx.accepts('html', 'css') && Date.now() - askedAt > FRESH_FOR) {
      askedAt = Date.now();
      brand = (await ask(siteOrigin)) ?? brand;
    }
    if (ctx.path !== BRAND_STYLE) return next();
    ctx.type = 'css';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = brand.css;
  };
}

async function ask(siteOrigin: string): Promise<Brand | undefined> {
  try {
    const answer = await fetch(`${siteOrigin}/api/site`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? brandOf(siteConfigurationSchema.parse(await answer.json())) : undefined;
  } catch {
    return undefined;
  }
}

function brandOf({ name, city, home, look }: SiteConfiguration): Brand {
  const isHarbour = home.voice === 'harbour' && look.scenery === 'harbour';
  const { ground, raised, line, lineStrong, text, quiet } = neutralsOf(look);
  const of = (theme: 'light' | 'dark') =>
    [
      `--ground:${ground[theme]};--raised:${raised[theme]};--line:${line[theme]};--field-line:${lineStrong[theme]}`,
      `--text:${text[theme]};--quiet:${quiet[theme]};--sodium:${look.accent.fill};--ink:${onFill(look.accent.fill)}`,
    ].join(';');
  return {
    name,
    isHarbour,
    line: isHarbour ? `${city} Harbour Ferries` : name,
    css: `:root{${of('light')}}@media (prefers-color-scheme:dark){:root{${of('dark')}}}`,
  };
}
