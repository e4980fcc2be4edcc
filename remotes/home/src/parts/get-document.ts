import type { SiteDocumentName } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** A text of the site's own; without an answer the words stand that come with the site. */
export const documentQuery = (name: SiteDocumentName) =>
  endpointQuery('GET /api/site/documents/:name', { params: { name } }, { suppressErrors: true });
