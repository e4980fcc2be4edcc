import {
  ErrorScreen,
  isRouteErrorResponse,
  RequestError,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from '@boardwalk/kit';
import { useCallback, useLayoutEffect, useState } from 'react';
import { lazyPage } from '../../errors/lazy-page.ts';
import { PageLoading } from '../../frame/page-loading.tsx';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { isChunkFailure } from '../loading/load-errors.ts';
import { useRemotes } from '../loading/remotes-context.ts';
import { sendReports } from '../telemetry.ts';
import type { LoadedRemote } from './remote-routes.tsx';

const NotFoundPage = lazyPage(() => import('../../errors/not-found-page.tsx'));

/** Error boundary for a remote's routes without an error screen of their own: rendering or a loader failed. */
export function FailedRemote({ remote }: { remote: LoadedRemote }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailedPage remote={remote} error={error} />;
}

function FailedPage({ remote, error }: { remote: LoadedRemote; error: unknown }) {
  const { release, version } = remote;
  const remotes = useRemotes();
  const leaveError = useLeaveError();
  const [failed, setFailed] = useState<unknown>();
  // Before the first paint, so that the error screen isn't visible while the page is loaded again.
  useLayoutEffect(() => {
    if (isRemoteError(error) && remotes.failedToRender(release, version, error)) {
      sendReports();
      location.reload();
    } else setFailed(error);
  }, [remotes, release, version, error]);
  if (failed !== error) return <PageLoading />;
  // React Router doesn't load a lazy part again after a failure.
  const again = isChunkFailure(error) ? () => location.reload() : leaveError;
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
export function isRemoteError(error: unknown): boolean {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return !(isRouteErrorResponse(error) || error instanceof RequestError || isAborted);
}

function detailOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : undefined;
}
