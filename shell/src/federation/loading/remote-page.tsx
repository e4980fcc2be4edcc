import type { Release } from '@boardwalk/contracts';
import { ErrorBoundary, ErrorScreen } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { remotes } from './remotes.ts';
import { KitUnfit } from './runtime.ts';

/** A page that a remote brings, with a boundary of its own: whatever happens in it, the frame stays. */
export function RemotePage({ release, path }: { release: Release; path: string }) {
  const { t } = useLingui();
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.get(release));
  useEffect(() => remotes.load(release), [release]);
  const retry = () => remotes.retry(release);
  if (!state || state.status === 'loading') return <PageLoading />;
  if (state.status === 'slow') return <PageLoading slow />;
  if (state.status === 'late') {
    return (
      <ErrorScreen
        detail={t`This page (${release.name}) takes longer than usual. It opens by itself if it still arrives.`}
        onRetry={retry}
      />
    );
  }
  if (state.status === 'failed') {
    return state.error instanceof KitUnfit ? (
      <ErrorScreen
        detail={t`This page (${release.name}) needs a newer version of the site than this tab has. Trying again loads it.`}
        onRetry={() => location.reload()}
      />
    ) : (
      <ErrorScreen detail={t`This page (${release.name}) could not be fetched.`} onRetry={retry} />
    );
  }
  const { definition, version, since, attempt } = state;
  const Route = definition.routes[path];
  if (!Route)
    return (
      <ErrorScreen detail={t`${release.name} declares ${path} but brings no page for it.`} onRetry={retry} />
    );
  return (
    <ErrorBoundary
      key={attempt}
      onRetry={retry}
      onError={(error) => remotes.failedToDraw(release, version, error)}
    >
      <Suspense fallback={<PageLoading />}>
        <Route />
        <Drawn onDrawn={() => remotes.drawn(release, version, since)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands beside the page in its boundary: once this is there, so is the page. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}
