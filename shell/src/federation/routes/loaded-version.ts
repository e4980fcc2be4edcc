import type { Release } from '@boardwalk/contracts';
import type { RemoteState } from '../loading/remote-store.ts';

/** Names a version as it was loaded: after another try the loaders run again, too. */
export function tokenOf({ container }: Release, state: RemoteState | undefined): string | null {
  return state?.status === 'ready' ? `${container} ${state.version} ${state.attempt}` : null;
}
