import type { EndpointAnswer, EndpointRequest } from '@boardwalk/contracts';
import type { SiteClient } from './site/site-client.ts';
import { SiteError } from './site/site-error.ts';

type LinkKey = 'POST /api/releases/:name/links';

/**
 * Creates a link that shows a development server in the pages of the site.
 * @throws SiteError when the site refuses; the API's message about an unapproved token is about releases, so that one is replaced.
 */
export async function linkToDevelopment(
  client: SiteClient,
  name: string,
  body: EndpointRequest<LinkKey>['body'],
): Promise<EndpointAnswer<LinkKey>> {
  try {
    return await client.call('POST /api/releases/:name/links', { params: { name }, body });
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'RELEASE_WAITS') throw error;
    throw new SiteError(
      `Developing in the site's pages needs an approved token. Create one with "Who has it": "I know who has it, and approve it now" at ${client.origin}/admin/releases.`,
      error.code,
    );
  }
}
