import type { Release } from '@boardwalk/contracts';
import { ErrorScreen } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { KitMismatch } from '../loading/load-errors.ts';
import type { RemoteState } from '../loading/remote-store.ts';
import { useRemotes } from '../loading/remotes-context.ts';

/** Returns the state of a page's remote, and starts loading it if necessary. */
export function useRemote(release: Release): RemoteState | undefined {
  const remotes = useRemotes();
  const now = () => remotes.get(release);
  useEffect(() => remotes.load(release), [remotes, release]);
  return useSyncExternalStore(remotes.subscribe, now, now);
}

/** Placeholder of a remote that failed, or isn't loaded yet. */
export function RemoteNotReady({ release, state }: { release: Release; state: RemoteState | undefined }) {
  const { t } = useLingui();
  const remotes = useRemotes();
  const retry = () => remotes.retry(release);
  if (state?.status === 'slow') return <PageLoading slow />;
  if (state?.status === 'late') {
    return (
      <OfflineOr onRetry={retry}>
        <ErrorScreen
          detail={t`This page (${release.name}) is taking longer than usual. It opens automatically once it has loaded.`}
          onRetry={retry}
        />
      </OfflineOr>
    );
  }
  if (state?.status !== 'failed') return <PageLoading />;
  return state.error instanceof KitMismatch ? (
    <ErrorScreen
      detail={t`This page (${release.name}) doesn’t match the version of the site in this tab. Try again to load the newest version.`}
      onRetry={() => location.reload()}
    />
  ) : (
    <OfflineOr onRetry={retry}>
      <ErrorScreen detail={t`This page (${release.name}) could not be loaded.`} onRetry={retry} />
    </OfflineOr>
  );
}
