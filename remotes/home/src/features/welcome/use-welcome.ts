import {
  currentUserQuery,
  endpointQuery,
  useQuery,
  useRouteExists,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { useWhitelistStep } from '../../parts/use-whitelist-step.ts';
import { useOpenedSteps } from './use-opened-steps.ts';
import { stepsOf } from './welcome-steps.ts';

/** The member's linked accounts, always refetched, because one may have been linked since. The page shows a failure itself. */
const accountsQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
};

/** Completed and remaining steps of a new member, and failures of loading them. */
export function useWelcome() {
  const { chatInviteUrl, rulesPath } = useSite();
  const { user } = useSession();
  const routeExists = useRouteExists();
  const { opened, open } = useOpenedSteps(user?.id ?? '');
  const profile = useQuery(currentUserQuery);
  const accounts = useQuery(accountsQuery);
  const whitelist = useWhitelistStep();
  const isWhitelistKnown = !whitelist.isPending && !whitelist.error;
  const steps = stepsOf(
    {
      profile: profile.data,
      accounts: accounts.data,
      opened,
      whitelist: isWhitelistKnown ? whitelist.step.kind : undefined,
    },
    { hasChat: chatInviteUrl !== '', hasRules: routeExists(rulesPath) },
  );
  const failed = [profile, accounts].filter(({ data, error }) => error && !data);
  return {
    steps,
    open,
    isPending: profile.isPending || accounts.isPending || whitelist.isPending,
    error: failed[0]?.error ?? whitelist.error,
    retry() {
      for (const query of failed) void query.refetch();
      if (whitelist.error) void whitelist.refetch();
    },
    canLinkChat: accounts.data?.discord === true,
  };
}
