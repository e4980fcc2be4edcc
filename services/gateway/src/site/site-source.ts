import {
  type ReleaseSet,
  releaseSetSchema,
  type SiteConfiguration,
  siteConfigurationSchema,
} from '@boardwalk/contracts';

/** How long an answer of the API is used before it is asked for again, in milliseconds. A promoted release is on the site within it. */
const FRESH_FOR = 1000;
const TIMEOUT = 3000;

export interface SiteState {
  set: ReleaseSet;
  site: SiteConfiguration;
  /** True when the API didn't answer and this is what it said last. */
  stale: boolean;
}

/** The release set and the site's configuration, from the API. While it is away, the last known ones serve on. */
export function createSiteSource(apiUrl: string, onFailure: (error: unknown) => void) {
  let known: SiteState | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const [set, site] = await Promise.all([
        read(`${apiUrl}/api/registry`).then((body) => releaseSetSchema.parse(body)),
        read(`${apiUrl}/api/site`).then((body) => siteConfigurationSchema.parse(body)),
      ]);
      known = { set, site, stale: false };
    } catch (error) {
      if (known) known = { ...known, stale: true };
      onFailure(error);
    } finally {
      askedAt = Date.now();
      asking = undefined;
    }
  }

  /** @returns undefined when the API has never answered. */
  return async function current(): Promise<SiteState | undefined> {
    if (Date.now() - askedAt > FRESH_FOR) asking ??= ask();
    if (asking) await asking;
    return known;
  };
}

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
