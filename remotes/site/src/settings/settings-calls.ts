import type { CurrentSite, SiteSettings } from '@boardwalk/contracts';
import { call, endpointQuery } from '@boardwalk/kit';

/** The current settings. The page shows a failure itself. */
export const settingsQuery = endpointQuery('GET /api/site/settings', {});

/** Saves the settings as the next version. The form shows a failure. */
export function saveSettings(body: {
  version: number;
  settings: SiteSettings;
  note?: string;
}): Promise<CurrentSite> {
  return call('PUT /api/site/settings', { body });
}
