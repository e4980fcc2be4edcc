import { useRouteError } from '@boardwalk/kit';
import { useEffect } from 'react';
import { useRemotes } from '../loading/remotes-context.ts';
import { FailedRemote, isItsDoing } from './failed-remote.tsx';
import { useShownRoute } from './use-shown-route.ts';

/** A route of a remote failed, and has a word of its own for it. The site is told all the same. */
export function OwnErrorScreen({ id }: { id: string }) {
  const error = useRouteError();
  const remotes = useRemotes();
  const shown = useShownRoute(id);
  const route = shown?.record?.loaded;
  const { release, version } = shown ?? {};
  useEffect(() => {
    if (route && release && version && isItsDoing(error)) remotes.failed(release, version, error);
  }, [remotes, route, release, version, error]);
  // Its error screen is what could not be had.
  if (!route) return <FailedRemote />;
  return route.ErrorBoundary ? <route.ErrorBoundary /> : route.errorElement;
}
