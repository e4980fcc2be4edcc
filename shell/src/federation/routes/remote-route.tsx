import type { Release } from '@boardwalk/contracts';
import { isSamePage, Outlet, useLocation, useOutlet, useResolvedPath } from '@boardwalk/kit';
import { memo, Suspense, use, useEffect, useState } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import type { RouteRecord } from './route-records.ts';
import { useShownRoute } from './use-shown-route.ts';

/** A route of a remote: another page at each path, unless a navigation says that it only gives the open page another address. */
export function RemoteRoute({ id }: { id: string }) {
  const shown = useShownRoute(id);
  const page = usePageKey();
  const isLeaf = useOutlet() === null;
  if (!shown?.record) return <Outlet />;
  return <RoutePage key={page} {...shown} record={shown.record} isLeaf={isLeaf} />;
}

/**
 * Which page is open, as a React `key`: what was typed for one address doesn't stand under another. A route round others stays for as long
 * as its own part of the address does.
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

/** Not drawn again with what is round it: markup of the server whose code is still on its way would be lost. */
const RoutePage = memo(function RoutePage({ release, version, since, record, isLeaf }: RoutePageProps) {
  const remotes = useRemotes();
  // Once, and before the page itself is drawn: one that never returns from that has no effect that could say so.
  useState(() => remotes.drawing(release, version));
  return (
    <Suspense fallback={<PageLoading />}>
      <RouteElement record={record} />
      {isLeaf && <Drawn onDrawn={() => remotes.drawn(release, version, since)} />}
    </Suspense>
  );
});

/** The loader of the route has waited for what is lazy, except where the server's markup is taken over. */
function RouteElement({ record }: { record: RouteRecord }) {
  const { Component, element } = record.loaded ?? use(record.load());
  if (Component) return <Component />;
  return element ?? <Outlet />;
}

/** Stands beside the page in its boundary: once this is there, so is the page. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}
