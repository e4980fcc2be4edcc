import { endpointQuery, useHasRole, useQuery, useSession, useSite } from '@boardwalk/kit';
import { type WhitelistStep, whitelistStepOf } from './whitelist-step.ts';

const formsQuery = endpointQuery('GET /api/forms', {}, { suppressErrors: true });

/**
 * What the visitor does next to play. Until their standing is known (`isPending`), and where it could not be had (`error`), it is to apply:
 * the page for that knows better.
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
