import type { Release } from '@boardwalk/contracts';
import { ErrorBoundary, ErrorScreen, isSamePage, useHydrated, useLocation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { KitMismatch } from './load-errors.ts';
import { HydrationMismatch } from './markup-unfit.ts';
import type { RemoteState } from './remote-store.ts';
import { useRemotes } from './remotes-context.ts';

interface RemotePageProps {
  release: Release;
  path: string;
}

/** A page that a remote brings, with a boundary of its own: whatever happens in it, the frame stays. */
export function RemotePage({ release, path }: RemotePageProps) {
  const { t } = useLingui();
  const remotes = useRemotes();
  const now = () => remotes.get(release);
  const state = useSyncExternalStore(remotes.subscribe, now, now);
  const settled = useHydrated();
  const page = usePageKey();
  useEffect(() => remotes.load(release), [remotes, release]);
  // The server's markup stands until the code that it came from is here, however long that takes.
  if (!settled && state?.status !== 'ready' && state?.status !== 'failed') use(remotes.arrival(release));
  if (!settled && !isAsDrawn(state, release)) throw new HydrationMismatch(`${release.name} is drawn anew.`);
  const retry = () => remotes.retry(release);
  if (!state || state.status === 'loading') return <PageLoading />;
  if (state.status === 'slow') return <PageLoading slow />;
  if (state.status === 'late') {
    return (
      <OfflineOr onRetry={retry}>
        <ErrorScreen
          detail={t`This page (${release.name}) takes longer than usual. It opens by itself if it still arrives.`}
          onRetry={retry}
        />
      </OfflineOr>
    );
  }
  if (state.status === 'failed') {
    return state.error instanceof KitMismatch ? (
      <ErrorScreen
        detail={t`This page (${release.name}) was made for another version of the site than this tab has. Trying again loads the newest.`}
        onRetry={() => location.reload()}
      />
    ) : (
      <OfflineOr onRetry={retry}>
        <ErrorScreen detail={t`This page (${release.name}) could not be fetched.`} onRetry={retry} />
      </OfflineOr>
    );
  }
  if (!state.definition.routes[path])
    return (
      <ErrorScreen detail={t`${release.name} declares ${path} but brings no page for it.`} onRetry={retry} />
    );
  return (
    <ErrorBoundary
      key={`${state.attempt} ${page}`}
      onRetry={retry}
      onError={(error) => remotes.failedToDraw(release, state.version, error)}
      fallback={(error, again) => (
        <OfflineOr error={error} onRetry={again}>
          <ErrorScreen detail={error instanceof Error ? error.message : undefined} onRetry={again} />
        </OfflineOr>
      )}
    >
      <RemoteRoute release={release} path={path} state={state} />
    </ErrorBoundary>
  );
}

/**
 * Which page is open: another one at each path, unless a navigation says that it only gives the open page another address. As a React `key` it
 * keeps what was typed for one address from standing under another.
 */
function usePageKey(): number {
  const { pathname, state } = useLocation();
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname === pathname) return page.key;
  const next = { pathname, key: isSamePage(state) ? page.key : page.key + 1 };
  setPage(next);
  return next.key;
}

/** The server draws the version that the set names, never the one before it. */
function isAsDrawn(state: RemoteState | undefined, release: Release): boolean {
  return state?.status === 'ready' && state.version === release.version;
}

interface RemoteRouteProps extends RemotePageProps {
  state: Extract<RemoteState, { status: 'ready' }>;
}

/** The route itself. It is not drawn again with what is round it: markup of the server whose code is still on its way would be lost. */
const RemoteRoute = memo(function RemoteRoute({ release, path, state }: RemoteRouteProps) {
  const remotes = useRemotes();
  // Once, and before the page itself is drawn: one that never returns from that has no effect that could say so.
  useState(() => remotes.drawing(release, state.version));
  const Route = state.definition.routes[path];
  return (
    <Suspense fallback={<PageLoading />}>
      {Route && <Route />}
      <Drawn onDrawn={() => remotes.drawn(release, state.version, state.since)} />
    </Suspense>
  );
});

/** Stands beside the page in its boundary: once this is there, so is the page. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}
