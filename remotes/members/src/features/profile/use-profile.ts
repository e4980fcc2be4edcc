import { useQuery, useSession } from '@boardwalk/kit';
import { useEffect } from 'react';
import { profileQuery } from './queries.ts';

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
