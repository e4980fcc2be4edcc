import { useRouteError } from '@boardwalk/kit';
import { useEffect } from 'react';
import { useRemotes } from '../loading/remotes-context.ts';
import { FailedRemote, isItsDoing } from './failed-remote.tsx';
import { useShownRoute } from './use-shown-route.ts';

/** Reports the error of a route with an error screen of its own, and renders that screen. */
export function OwnErrorScreen({ id }: { id: string }) {
  const error = useRouteError();
  const remotes = useRemotes();
  const shown = useShownRoute(id);
  const route = shown?.record?.loaded;
  const { release, version } = shown ?? {};
  useEffect(() => {
    if (route && release && version && isItsDoing(error)) remotes.failed(release, version, error);
  }, [remotes, route, release, version, error]);
  // The error screen itself could not be loaded.
  if (!route) return <FailedRemote />;
  return route.ErrorBoundary ? <route.ErrorBoundary /> : route.errorElement;
}
