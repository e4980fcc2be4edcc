import { isClosed } from '@boardwalk/contracts';
import { useLocation, useSession } from '@boardwalk/kit';
import { CALLBACK_PATH } from './paths.ts';

/** Returns whether the member can only read the reason and appeal. Doesn't apply during a sign-in. */
export function useClosedAccount(): boolean {
  const { account } = useSession();
  const { pathname } = useLocation();
  return account !== null && isClosed(account.state) && pathname !== CALLBACK_PATH;
}
