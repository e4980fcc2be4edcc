import type { CurrentSite, SiteSettings } from '@boardwalk/contracts';
import { call, endpointQuery } from '@boardwalk/kit';

/** The current settings. The page shows a failure itself. */
export const settingsQuery = endpointQuery('GET /api/site/settings', {});

/** Queries that change with every version of the settings. */
export const TELLS_OF_SETTINGS = ['GET /api/site/settings', 'GET /api/site/versions', 'GET /api/audit'];

/** Saves the settings as the next version. The form shows a failure. */
export function saveSettings(body: {
  version: number;
  settings: SiteSettings;
  note?: string;
}): Promise<CurrentSite> {
  return call('PUT /api/site/settings', { body });
}
