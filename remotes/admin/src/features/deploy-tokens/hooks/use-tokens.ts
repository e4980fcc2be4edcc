import type { DeployToken } from '@boardwalk/contracts';
import { isRefusal, toast, useAccess, useMutation, useQuery, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { createToken } from '../create-token.ts';
import { tokensQuery } from '../get-tokens.ts';
import { revokeToken } from '../revoke-token.ts';

/** The deploy tokens, and the actions to create and to revoke one. */
export function useTokens() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const access = useAccess('releases.manage');
  const { data, error, refetch } = useQuery({ ...tokensQuery, enabled: access === 'granted' });
  const refresh = () => void queries.invalidateQueries({ queryKey: tokensQuery.queryKey });
  const creation = useMutation({
    mutationFn: createToken,
    onError: refresh,
    meta: { handlesError: true },
  });
  const revocation = useMutation({
    mutationFn: ({ id }: DeployToken) => revokeToken(id),
    onSuccess: (_, { name }) => toast.add({ description: t`${name} was revoked.`, tone: 'success' }),
    onError: refresh,
    meta: { failure: t`The token could not be revoked.` },
  });
  return {
    forbidden: access === 'denied' || isRefusal(error),
    tokens: data?.items,
    error,
    refetch: () => void refetch(),
    creation,
    revoke: (token: DeployToken) => revocation.mutate(token),
  };
}
export type TokenCreation = ReturnType<typeof useTokens>['creation'];
