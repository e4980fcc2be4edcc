import { call, endpointQuery } from '@boardwalk/kit';

/** Whether the site has no owner yet. The page shows a failure itself. */
export const setupQuery = endpointQuery('GET /api/setup', {});

/** Makes the caller the owner. The form shows a failure. */
export function claimSite(code: string): Promise<void> {
  return call('POST /api/setup/claim', { body: { code } });
}
