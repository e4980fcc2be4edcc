import { currentUserQuery, onRefusal, useLiveTopic, useQueryClient, useSession } from '@boardwalk/kit';
import { useCallback, useEffect, useRef } from 'react';
import { useClosedAccount } from './use-closed-account.ts';

/** Asks anew how the member's account stands: when it has changed, and when a call was refused because of it. */
export function useAccountNews(): void {
  const queries = useQueryClient();
  const signedIn = useSession().state === 'authenticated';
  const closed = useClosedAccount();
  const heardBefore = useRef(false);
  const again = useCallback(() => {
    void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false });
  }, [queries]);
  useLiveTopic('account', {
    enabled: signedIn && !closed,
    onEvent: { changed: again },
    onOpen() {
      // What happened during an interruption isn't told again.
      if (heardBefore.current) again();
      heardBefore.current = true;
    },
  });
  useEffect(() => onRefusal((refusal) => refusal === 'ACCOUNT_BANNED' && again()), [again]);
}
