import type { FormStanding } from '@boardwalk/contracts';
import { endpointQuery, useQuery, useSession } from '@boardwalk/kit';

const formsQuery = endpointQuery('GET /api/forms', {}, { suppressErrors: true });

/** Where the member stands with the whitelist; undefined for visitors, until it is known, and where nothing can be applied for. */
export function useWhitelistStanding(): FormStanding | undefined {
  const { user } = useSession();
  const { data } = useQuery({ ...formsQuery, staleTime: 0, enabled: user !== null });
  return data?.items.find(({ kind }) => kind === 'whitelist')?.standing;
}
