import { data, endpointQuery, isMissing, type LoaderFunctionArgs, queryClientContext } from '@boardwalk/kit';

/** A member's page, as the reader may see it. The screen shows a failure itself. */
export function profileQuery(handle: string) {
  return endpointQuery('GET /api/members/:handle', { params: { handle } }, { suppressErrors: true });
}

/** Nobody has this handle: then the site has no such page. Any other failure is the screen's to show. */
export async function memberLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  try {
    await context.get(queryClientContext).ensureQueryData(profileQuery(params.handle ?? ''));
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 });
  }
  return null;
}
