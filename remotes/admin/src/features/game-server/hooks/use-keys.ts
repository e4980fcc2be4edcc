import type { GameKey } from '@boardwalk/contracts';
import { isRefusal, toast, useAccess, useMutation, useQuery, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { createKey } from '../create-key.ts';
import { keysQuery } from '../get-keys.ts';
import { revokeKey } from '../revoke-key.ts';

/** The keys of game servers, and the actions to create and to revoke one. */
export function useKeys() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const access = useAccess('bridge.manage');
  const { data, error, refetch } = useQuery({ ...keysQuery, enabled: access === 'granted' });
  const refresh = () => void queries.invalidateQueries({ queryKey: keysQuery.queryKey });
  const creation = useMutation({
    mutationFn: createKey,
    onError: refresh,
    meta: { handlesError: true },
  });
  const revocation = useMutation({
    mutationFn: ({ id }: GameKey) => revokeKey(id),
    onSuccess: (_, { name }) => toast.add({ description: t`${name} was revoked.`, tone: 'success' }),
    onError: refresh,
    meta: { failure: t`The key could not be revoked.` },
  });
  return {
    forbidden: isRefusal(error),
    keys: data?.items,
    error,
    refetch: () => void refetch(),
    creation,
    revoke: (key: GameKey) => revocation.mutate(key),
  };
}
export type KeyCreation = ReturnType<typeof useKeys>['creation'];
