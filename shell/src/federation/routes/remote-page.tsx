import type { Release } from '@boardwalk/contracts';
import { ErrorScreen, Outlet, PackageWords, useHydrated, useLoaderData } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { HydrationMismatch } from '../loading/markup-unfit.ts';
import { useRemotes } from '../loading/remotes-context.ts';
import { tokenOf } from './loaded-version.ts';
import { Rejoin } from './rejoin.tsx';
import { RemoteNotReady, useRemote } from './remote-state.tsx';
import { declaredRoutes } from './route-records.ts';

interface RemotePageProps {
  release: Release;
  /** Path pattern from the manifest. */
  path: string;
  /** The remote whose routes the router has found, if any. */
  joined: string | undefined;
}

/** A page of a remote: its loading state, and then the routes that the router has found. */
export function RemotePage({ release, path, joined }: RemotePageProps) {
  const { t } = useLingui();
  const remotes = useRemotes();
  const state = useRemote(release);
  const ranWith: unknown = useLoaderData();
  const settled = useHydrated();
  // The server's markup stays until the code that rendered it is loaded, however long that takes.
  if (!settled && state?.status !== 'ready' && state?.status !== 'failed') use(remotes.arrival(release));
  const token = tokenOf(release, state);
  const isJoined = joined === release.name && ranWith === token;
  // The server renders the version in the set, never the previous one.
  const isAsRendered = isJoined && state?.status === 'ready' && state.version === release.version;
  if (!settled && !isAsRendered) throw new HydrationMismatch(`${release.name} is rendered again.`);
  if (state?.status !== 'ready') return <RemoteNotReady release={release} state={state} />;
  const { brings } = declaredRoutes(release.name, state.definition, [path]);
  if (!brings(path))
    return (
      <ErrorScreen
        detail={t`${release.name} declares ${path} but has no page for it.`}
        onRetry={() => remotes.retry(release)}
      />
    );
  if (!isJoined) return <Rejoin release={release} definition={state.definition} joined={joined} />;
  return (
    <PackageWords key={token} catalog={state.definition.catalog}>
      <Outlet />
    </PackageWords>
  );
}
