import { type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';

/** Time for which a response of the API is cached, in milliseconds. */
const FRESH_FOR_MS = 1000;
const TIMEOUT_MS = 3000;

/** Provides the site's configuration from the API. While it is unreachable, the last known one is used; undefined if it has never responded. */
export function createSiteSource(callApi: CallApi, onFailure: (error: unknown) => void) {
  let known: SiteConfiguration | undefined;
  let fetchedAt = 0;
  let fetching: Promise<void> | undefined;
  /** The number of changes that passed through this gateway. */
  let changes = 0;

  async function fetchConfiguration(): Promise<void> {
    const before = changes;
    try {
      const answer = await callApi('/api/site', TIMEOUT_MS);
      if (!answer.ok) throw new Error(`/api/site answered ${answer.status}`);
      const configuration = siteConfigurationSchema.parse(await answer.json());
      // A response from before a change must not replace the one from after it.
      if (changes === before || known === undefined) known = configuration;
    } catch (error) {
      onFailure(error);
    } finally {
      if (changes === before) {
        fetchedAt = Date.now();
        fetching = undefined;
      }
    }
  }

  return {
    async current(): Promise<SiteConfiguration | undefined> {
      if (known === undefined || Date.now() - fetchedAt > FRESH_FOR_MS) fetching ??= fetchConfiguration();
      if (fetching) await finishesInTime(fetching, known !== undefined);
      return known;
    },
    /** Called after a change through this gateway, so that the next page shows it. */
    changed(): void {
      changes += 1;
      fetchedAt = 0;
      fetching = undefined;
    },
  };
}
/** The current configuration of the site. */
export type SiteSource = ReturnType<typeof createSiteSource>['current'];

/** Time to wait for the API if there is cached data, in milliseconds. */
const MAX_WAIT_MS = 1000;

/**
 * Waits for a call: until its end without cached data, otherwise at most {@link MAX_WAIT_MS}.
 * @returns whether it has finished. The call continues, and its result is used for the next request.
 */
export async function finishesInTime(fetching: Promise<void>, hasOther: boolean): Promise<boolean> {
  const finished = fetching.then(() => true);
  if (!hasOther) return finished;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), MAX_WAIT_MS);
  return Promise.race([finished, late]).finally(() => clearTimeout(timer));
}
