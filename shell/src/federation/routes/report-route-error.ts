import { matchRoute } from '@boardwalk/contracts';
import type { RouterProvider } from '@boardwalk/kit';
import type { ComponentProps } from 'react';
import { blamedFor } from '../loading/failure-cause.ts';
import { remotes } from '../loading/remotes.ts';
import { releaseSets } from '../set/set-store.ts';
import { isRemoteError } from './failed-remote.tsx';

/**
 * Reports what the code of a remote threw, in a loader or while rendering, also if the remote has an error screen of its own. For `RouterProvider`,
 * which calls it for the errors of the shell as well.
 */
export const reportRouteError: NonNullable<ComponentProps<typeof RouterProvider>['onError']> = (
  error,
  { location },
) => {
  const set = releaseSets.current();
  const release = set && matchRoute(set, location.pathname)?.release;
  const state = release ? remotes.get(release) : undefined;
  if (!release || state?.status !== 'ready' || !isRemoteError(error)) return;
  if (blamedFor(error)?.name === release.name) remotes.failed(release, state.version, error);
};
