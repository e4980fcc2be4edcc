import { matchRoute, type Release } from '@boardwalk/contracts';
import {
  ErrorScreen,
  isRouteErrorResponse,
  lazyPart,
  RequestError,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from '@boardwalk/kit';
import { useCallback, useEffect, useState } from 'react';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import { useReleaseSet } from '../set/set-store.ts';
import { tokenOf } from './loaded-version.ts';
import { Rejoin } from './rejoin.tsx';
import { RemoteNotReady, useRemote } from './remote-state.tsx';

const NotFoundPage = lazyPart(() => import('../../errors/not-found-page.tsx'));

/** Error boundary for a remote's routes without an error screen of their own: rendering or a loader failed. */
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
  const leaveError = useLeaveError();
  // The state at the time of the failure; another version, or a retry, is joined instead.
  const [failed] = useState(() => tokenOf(release, state));
  useEffect(() => {
    const now = remotes.get(release);
    if (now?.status === 'ready' && tokenOf(release, now) === failed && isItsDoing(error))
      remotes.failedToRender(release, now.version, error);
  }, [remotes, release, failed, error]);
  if (state?.status !== 'ready') return <RemoteNotReady release={release} state={state} />;
  if (tokenOf(release, state) !== failed)
    return (
      <Rejoin release={release} definition={state.definition} joined={release.name} onRejoin={leaveError} />
    );
  const again = () => (isItsDoing(error) ? remotes.retry(release) : leaveError());
  return (
    <OfflineOr error={error} onRetry={again}>
      <ErrorScreen detail={detailOf(error)} onRetry={again} />
    </OfflineOr>
  );
}

/**
 * Navigates to the current URL again. A route's error boundary resets at a new location; after a revalidation alone it resets only if it renders
 * during it, which a fast one prevents.
 */
function useLeaveError(): () => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const at = useLocation();
  return useCallback(() => {
    // Runs the loaders also at a URL with a fragment, where navigating to the same URL loads nothing.
    void revalidate();
    void navigate(at, { replace: true, preventScrollReset: true, state: at.state });
  }, [revalidate, navigate, at]);
}

/** Returns whether an error is the release's fault: a rejected call, a thrown response and an aborted wait aren't. */
export function isItsDoing(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  return !(isRouteErrorResponse(error) || error instanceof RequestError || isGivenUp);
}

function detailOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : undefined;
}
