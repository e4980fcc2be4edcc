import { endpointQuery, useHasRole, useQuery, useSession, useSite } from '@boardwalk/kit';
import { type WhitelistStep, whitelistStepOf } from './whitelist-step.ts';

const formsQuery = endpointQuery('GET /api/forms', {});

/**
 * Returns the visitor's next step to play. Until their status is known (`isPending`), and on failure (`error`), it is to apply: that page shows the
 * actual status.
 */
export function useWhitelistStep() {
  const { applicationPath } = useSite();
  const { user } = useSession();
  const isListed = useHasRole('WHITELISTED');
  const { data, error, isPending, refetch } = useQuery({
    ...formsQuery,
    staleTime: 0,
    enabled: user !== null,
  });
  const standing = data?.items.find(({ kind }) => kind === 'whitelist')?.standing;
  const step: WhitelistStep = whitelistStepOf({ isListed, standing, applicationPath });
  return { step, isPending, error: data ? null : error, refetch };
}
