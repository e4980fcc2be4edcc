import { matchRoute } from '@boardwalk/contracts';
import type { RouterProvider } from '@boardwalk/kit';
import type { ComponentProps } from 'react';
import { remotes } from '../loading/remotes.ts';
import { releaseSets } from '../set/set-store.ts';
import { isRemoteError } from './failed-remote.tsx';

/** Reports what a page of a remote threw, in a loader or while rendering, also if the remote has an error screen of its own. For `RouterProvider`. */
export const reportRouteError: NonNullable<ComponentProps<typeof RouterProvider>['onError']> = (
  error,
  { location },
) => {
  console.error(error);
  const set = releaseSets.current();
  const release = set && matchRoute(set, location.pathname)?.release;
  const state = release ? remotes.get(release) : undefined;
  if (release && state?.status === 'ready' && isRemoteError(error))
    remotes.failed(release, state.version, error);
};
