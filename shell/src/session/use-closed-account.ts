import { isClosed } from '@boardwalk/contracts';
import { useLocation, useSession } from '@boardwalk/kit';
import { CALLBACK_PATH } from './paths.ts';

/** Whether the member can do nothing but read why, and appeal. Who is being signed in isn't held up. */
export function useClosedAccount(): boolean {
  const { account } = useSession();
  const { pathname } = useLocation();
  return account !== null && isClosed(account.state) && pathname !== CALLBACK_PATH;
}
