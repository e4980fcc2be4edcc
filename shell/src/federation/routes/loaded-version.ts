import type { Release } from '@boardwalk/contracts';
import type { RemoteState } from '../loading/remote-store.ts';

/** Identifies a loaded version and attempt, so that the loaders run again after a retry. */
export function tokenOf({ container }: Release, state: RemoteState | undefined): string | null {
  return state?.status === 'ready' ? `${container} ${state.version} ${state.attempt}` : null;
}
