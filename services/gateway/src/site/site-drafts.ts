import { type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIMEOUT_MS = 3000;

/** Loads drafts of the site from the API. @returns the configuration to render with; undefined for an invalid key or a deleted draft. */
export function createSiteDrafts(callApi: CallApi, onFailure: (error: unknown) => void) {
  return async function draftOf(key: unknown): Promise<SiteConfiguration | undefined> {
    if (typeof key !== 'string' || !KEY.test(key)) return undefined;
    try {
      const answer = await callApi(`/api/site/drafts/${key}`, TIMEOUT_MS);
      return answer.ok ? siteConfigurationSchema.parse(await answer.json()) : undefined;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };
}
export type SiteDrafts = ReturnType<typeof createSiteDrafts>;
