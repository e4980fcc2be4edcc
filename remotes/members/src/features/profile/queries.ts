import { data, endpointQuery, isMissing, type LoaderFunctionArgs, queryClientContext } from '@boardwalk/kit';

/** A member's page, as the reader may see it. The page shows a failure itself. */
export function profileQuery(handle: string) {
  return endpointQuery('GET /api/members/:handle', { params: { handle } });
}

/** Responds with 404 for an unknown handle. The page shows all other failures. */
export async function memberLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  try {
    await context.get(queryClientContext).ensureQueryData(profileQuery(params.handle ?? ''));
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 });
  }
  return null;
}
