import type { Release } from '@boardwalk/contracts';
import { isSamePage, Outlet, useLocation, useOutlet, useResolvedPath } from '@boardwalk/kit';
import { memo, Suspense, use, useEffect, useState } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import type { RouteRecord } from './route-records.ts';
import { useShownRoute } from './use-shown-route.ts';

/** A route of a remote: a new page is mounted at each path, unless a navigation only changes the URL of the open page. */
export function RemoteRoute({ id }: { id: string }) {
  const shown = useShownRoute(id);
  const page = usePageKey();
  const isLeaf = useOutlet() === null;
  if (!shown?.record) return <Outlet />;
  return <RoutePage key={page} {...shown} record={shown.record} isLeaf={isLeaf} />;
}

/**
 * React `key` of the open page, so that form input for one URL doesn't appear under another. A layout route is kept while its own part of the URL is
 * the same.
 */
function usePageKey(): number {
  const { state } = useLocation();
  const { pathname } = useResolvedPath('.');
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname === pathname) return page.key;
  const next = { pathname, key: isSamePage(state) ? page.key : page.key + 1 };
  setPage(next);
  return next.key;
}

interface RoutePageProps {
  release: Release;
  version: string;
  since: number;
  record: RouteRecord;
  isLeaf: boolean;
}

/** Memoized: if it rendered again before its code is loaded, the server's markup would be lost. */
const RoutePage = memo(function RoutePage({ release, version, since, record, isLeaf }: RoutePageProps) {
  const remotes = useRemotes();
  // Once, before the page itself renders: a render that never returns runs no effect.
  useState(() => remotes.drawing(release, version));
  return (
    <Suspense fallback={<PageLoading />}>
      <RouteElement record={record} />
      {isLeaf && <Drawn onRendered={() => remotes.drawn(release, version, since)} />}
    </Suspense>
  );
});

/** The route's loader has awaited the lazy parts, except during hydration. */
function RouteElement({ record }: { record: RouteRecord }) {
  const { Component, element } = record.loaded ?? use(record.load());
  if (Component) return <Component />;
  return element ?? <Outlet />;
}

/** Sibling of the page in its boundary: once this is mounted, so is the page. */
function Drawn({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered);
  return null;
}
