import { type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';

/** How long an answer of the API is used before it is asked for again, in milliseconds. */
const FRESH_FOR = 1000;
const TIMEOUT = 3000;

/** The site's configuration, from the API. While it is away, the last known one serves on; undefined when it has never answered. */
export function createSiteSource(callApi: CallApi, onFailure: (error: unknown) => void) {
  let known: SiteConfiguration | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;
  /** The number of changes that passed through this gateway. */
  let changes = 0;

  async function ask(): Promise<void> {
    const before = changes;
    try {
      const answer = await callApi('/api/site', TIMEOUT);
      if (!answer.ok) throw new Error(`/api/site answered ${answer.status}`);
      const configuration = siteConfigurationSchema.parse(await answer.json());
      // An answer from before a change must not replace the one from after it.
      if (changes === before || known === undefined) known = configuration;
    } catch (error) {
      onFailure(error);
    } finally {
      if (changes === before) {
        askedAt = Date.now();
        asking = undefined;
      }
    }
  }

  return {
    async current(): Promise<SiteConfiguration | undefined> {
      if (known === undefined || Date.now() - askedAt > FRESH_FOR) asking ??= ask();
      if (asking) await answeredWithin(asking, known !== undefined);
      return known;
    },
    /** The configuration was changed through this gateway: the next page has it, whoever opens it. */
    changed(): void {
      changes += 1;
      askedAt = 0;
      asking = undefined;
    },
  };
}
/** The current configuration of the site. */
export type SiteSource = ReturnType<typeof createSiteSource>['current'];

/** How long somebody waits for the API who can have what it said before, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Waits for an answer: to its end when nothing can stand in for it, else no longer than anybody wants to wait for a page.
 * @returns whether it is there. The asking goes on; whoever comes next finds what came of it.
 */
export async function answeredWithin(asking: Promise<void>, hasOther: boolean): Promise<boolean> {
  const answered = asking.then(() => true);
  if (!hasOther) return answered;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
