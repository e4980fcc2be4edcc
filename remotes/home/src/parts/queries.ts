import type { SiteDocumentName } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** A custom document of the site; on failure the default text is shown. */
export const documentQuery = (name: SiteDocumentName) =>
  endpointQuery('GET /api/site/documents/:name', { params: { name } });

/** The community's team: all of it on `/about`, a few members on the first page. */
export const teamQuery = endpointQuery('GET /api/users/team', {});
