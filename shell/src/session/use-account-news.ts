import { isClosed } from '@boardwalk/contracts';
import {
  currentUserQuery,
  onRefusal,
  useLiveTopic,
  useLocation,
  useQueryClient,
  useSession,
} from '@boardwalk/kit';
import { useCallback, useEffect } from 'react';
import { CALLBACK_PATH } from './paths.ts';

/** Refetches the state of the member's account when it has changed, and when a call was rejected because of it. */
export function useAccountNews(): void {
  const queries = useQueryClient();
  const signedIn = useSession().state === 'authenticated';
  const closed = useClosedAccount();
  const again = useCallback(() => {
    void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }, [queries]);
  // Changes since the account was fetched, or during an interruption, aren't repeated: the connection opens seconds after the page has loaded.
  useLiveTopic('account', { enabled: signedIn && !closed, onEvent: { changed: again }, onOpen: again });
  useEffect(
    () =>
      onRefusal((refusal) => {
        // All calls of a page are rejected: one fetch is enough.
        if (refusal === 'ACCOUNT_BANNED')
          void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false });
      }),
    [queries],
  );
}

/** Returns whether the member can only read the reason and appeal. Doesn't apply during a sign-in. */
export function useClosedAccount(): boolean {
  const { account } = useSession();
  const { pathname } = useLocation();
  return account !== null && isClosed(account.state) && pathname !== CALLBACK_PATH;
}
