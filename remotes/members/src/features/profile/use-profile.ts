import { useQuery, useSession } from '@boardwalk/kit';
import { useEffect } from 'react';
import { profileQuery } from './get-profile.ts';

/** A member's page. What was drawn for everybody is asked for again by those who are signed in, when there is more for them. */
export function useProfile(handle: string) {
  const { state } = useSession();
  const query = useQuery(profileQuery(handle));
  const { data: profile, refetch } = query;
  const asksAgain = state === 'authenticated' && profile?.state === 'open' && profile.moreForMembers;
  useEffect(() => {
    if (asksAgain) void refetch();
  }, [asksAgain, refetch]);
  return { profile, error: query.error, refetch: () => void refetch() };
}
