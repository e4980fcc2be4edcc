import type { Release } from '@boardwalk/contracts';
import { ErrorScreen, useLocation, useNavigation, useRevalidator } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import { hasPage } from './remote-routes.tsx';
import { RemoteNotReady, useRemote } from './remote-state.tsx';

interface RemotePageProps {
  release: Release;
  /** Path pattern from the manifest. */
  path: string;
}

/** Number of times that route discovery is repeated for a page. */
const MAX_TRIES = 5;

/** Shows that the remote of a page is loading or has failed. Once it is loaded, the router discovers its routes, which replace this. */
export function RemotePage({ release, path }: RemotePageProps) {
  const { t } = useLingui();
  const remotes = useRemotes();
  const state = useRemote(release);
  const isReady = state?.status === 'ready' && hasPage(state.definition, path);
  const isUndiscovered = useDiscovery(isReady);
  if (state?.status !== 'ready') return <RemoteNotReady release={release} state={state} />;
  if (!isReady || isUndiscovered)
    return (
      <ErrorScreen
        detail={t`${release.name} declares ${path} but has no page for it.`}
        onRetry={() => remotes.retry(release)}
      />
    );
  return <PageLoading />;
}

/**
 * Makes the router discover the routes at this URL again. React Router ignores a revalidation during a view transition, so it is repeated when the
 * router is idle.
 * @returns whether it was repeated in vain.
 */
function useDiscovery(isReady: boolean): boolean {
  const { state, revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const { key } = useLocation();
  const tries = useRef({ key, count: 0 });
  const [exhaustedAt, setExhaustedAt] = useState<string>();
  useEffect(() => {
    if (!isReady || !isIdle) return;
    if (tries.current.key !== key) tries.current = { key, count: 0 };
    tries.current.count += 1;
    if (tries.current.count > MAX_TRIES) setExhaustedAt(key);
    else void revalidate();
  }, [isReady, isIdle, key, revalidate]);
  return exhaustedAt === key;
}
