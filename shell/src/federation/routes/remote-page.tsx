import type { Release } from '@boardwalk/contracts';
import { ErrorScreen, useLocation, useRevalidator } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { hasPage } from './remote-routes.tsx';
import { RemoteNotReady, useRemote } from './remote-state.tsx';

interface RemotePageProps {
  release: Release;
  /** Path pattern from the manifest. */
  path: string;
}

/** Maximum number of times that route discovery is repeated for a page. */
const MAX_TRIES = 5;
/** Delay between them, in milliseconds. */
const RETRY_DELAY_MS = 200;

/** Shows that the remote of a page is loading or has failed. Once it is loaded, the router discovers its routes, which replace this. */
export function RemotePage({ release, path }: RemotePageProps) {
  const { t } = useLingui();
  const state = useRemote(release);
  const isReady = state?.status === 'ready' && hasPage(state.definition, path);
  const isUndiscovered = useDiscovery(isReady);
  if (state?.status !== 'ready') return <RemoteNotReady release={release} state={state} />;
  if (!isReady || isUndiscovered)
    return (
      <ErrorScreen
        detail={t`${release.name} declares ${path} but has no page for it.`}
        onRetry={() => location.reload()}
      />
    );
  return <PageLoading />;
}

/**
 * Makes the router discover the routes at this URL again. React Router ignores a revalidation during a view transition, so it is repeated.
 * @returns whether it was repeated in vain.
 */
function useDiscovery(isReady: boolean): boolean {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const [done, setDone] = useState({ key, tries: 0 });
  const tries = done.key === key ? done.tries : 0;
  useEffect(() => {
    if (!isReady || tries >= MAX_TRIES) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const repeat = () => {
      timer = setTimeout(() => setDone({ key, tries: tries + 1 }), RETRY_DELAY_MS);
    };
    void revalidate().then(repeat);
    return () => clearTimeout(timer);
  }, [isReady, key, tries, revalidate]);
  return isReady && tries >= MAX_TRIES;
}
