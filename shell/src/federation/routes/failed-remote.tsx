import { matchRoute, type Release } from '@boardwalk/contracts';
import {
  ErrorScreen,
  isRouteErrorResponse,
  RequestError,
  useLocation,
  useRevalidator,
  useRouteError,
} from '@boardwalk/kit';
import { lazy, useEffect, useState } from 'react';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import { useReleaseSet } from '../set/set-store.ts';
import { tokenOf } from './loaded-version.ts';
import { Rejoin } from './rejoin.tsx';
import { RemoteNotReady, useRemote } from './remote-state.tsx';

const NotFoundPage = lazy(() => import('../../errors/not-found-page.tsx'));

/** A route of a remote failed and has no error screen of its own: it threw while it was drawn, or its loader did. */
export function FailedRemote() {
  const { pathname } = useLocation();
  const set = useReleaseSet();
  const release = set && matchRoute(set, pathname)?.release;
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return release ? <FailedRelease key={pathname} release={release} error={error} /> : <NotFoundPage />;
}

function FailedRelease({ release, error }: { release: Release; error: unknown }) {
  const remotes = useRemotes();
  const state = useRemote(release);
  const { revalidate } = useRevalidator();
  // What stood here when it failed; another version, or another try, is joined in its place.
  const [failed] = useState(() => tokenOf(release, state));
  useEffect(() => {
    const now = remotes.get(release);
    if (now?.status === 'ready' && tokenOf(release, now) === failed && isItsDoing(error))
      remotes.failedToDraw(release, now.version, error);
  }, [remotes, release, failed, error]);
  if (state?.status !== 'ready') return <RemoteNotReady release={release} state={state} />;
  if (tokenOf(release, state) !== failed)
    return <Rejoin release={release} definition={state.definition} joined={release.name} />;
  const again = () => (isItsDoing(error) ? remotes.retry(release) : void revalidate());
  return (
    <OfflineOr error={error} onRetry={again}>
      <ErrorScreen detail={detailOf(error)} onRetry={again} />
    </OfflineOr>
  );
}

/** Whether what was thrown speaks against the release: a refused call, an answer meant as one and a wait that was given up don't. */
export function isItsDoing(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  return !(isRouteErrorResponse(error) || error instanceof RequestError || isGivenUp);
}

function detailOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : undefined;
}
