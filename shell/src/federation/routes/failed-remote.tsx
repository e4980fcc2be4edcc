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
  const leaveError = useLeaveError();
  // What stood here when it failed; another version, or another try, is joined in its place.
  const [failed] = useState(() => tokenOf(release, state));
  useEffect(() => {
    const now = remotes.get(release);
    if (now?.status === 'ready' && tokenOf(release, now) === failed && isItsDoing(error))
      remotes.failedToDraw(release, now.version, error);
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
 * Opens the address once more. The boundary of a route lets go of an error at another location; of a revalidation alone only when it is drawn in the
 * middle of it, which it isn't when that is quick.
 */
function useLeaveError(): () => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const at = useLocation();
  return useCallback(() => {
    // So that the loaders run at an address with a hash, too, where going there again loads nothing.
    void revalidate();
    void navigate(at, { replace: true, preventScrollReset: true, state: at.state });
  }, [revalidate, navigate, at]);
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
