import {
  data,
  endpointQuery,
  isMissing,
  type LoaderFunctionArgs,
  queryClientContext,
  useQuery,
  useSession,
} from '@boardwalk/kit';
import { useEffect } from 'react';

/** A member's page, as the reader may see it. The page shows a failure itself. */
function profileQuery(handle: string) {
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

/** Loads a member's page. Signed-in readers refetch the server-rendered public data if there is more for them. */
export function useProfile(handle: string) {
  const { state } = useSession();
  const query = useQuery(profileQuery(handle));
  const { data: profile, refetch } = query;
  const hasMore = state === 'authenticated' && profile?.state === 'open' && profile.moreForMembers;
  useEffect(() => {
    if (hasMore) void refetch();
  }, [hasMore, refetch]);
  return { profile, error: query.error, refetch: () => void refetch() };
}
