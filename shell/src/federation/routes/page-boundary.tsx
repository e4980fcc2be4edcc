import { isSamePage, Outlet, useLocation, useNavigationType, useParams } from '@boardwalk/kit';
import { memo, Suspense, useEffect, useState } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { useRemotes } from '../loading/remotes-context.ts';
import type { LoadedRemote } from './remote-routes.tsx';

interface PageBoundaryProps {
  remote: LoadedRemote;
  /** Full path pattern of the route inside it. */
  pattern: string;
  /** Whether the route is a page, as opposed to a layout. */
  isLeaf: boolean;
}

/**
 * Layout route around a page: another page, and the same page with other parameters, is mounted again, unless a navigation only changes the URL of the
 * open page. So what is typed for one URL doesn't appear under another.
 */
export function PageBoundary({ remote, pattern, isLeaf }: PageBoundaryProps) {
  const key = usePageKey(pattern);
  return <BoundedPage key={key} remote={remote} isLeaf={isLeaf} />;
}

/** React `key` of the open page. */
function usePageKey(pattern: string): number {
  const { state } = useLocation();
  // The state of a history entry remains: Back to it opens another page.
  const isUrlChange = useNavigationType() === 'REPLACE' && isSamePage(state);
  const params = useParams();
  const path = pattern.replace(/:(\w+)\??|\*$/g, (_, name?: string) => params[name ?? '*'] ?? '');
  const [page, setPage] = useState({ path, key: 0 });
  if (page.path === path) return page.key;
  const next = { path, key: isUrlChange ? page.key : page.key + 1 };
  setPage(next);
  return next.key;
}

type BoundedPageProps = Pick<PageBoundaryProps, 'remote' | 'isLeaf'>;

/** Memoized: parts of the server's markup that aren't hydrated yet would be lost if it rendered again. */
const BoundedPage = memo(function BoundedPage({ remote, isLeaf }: BoundedPageProps) {
  const remotes = useRemotes();
  const { release, version, since } = remote;
  // Once, before the page itself renders: a render that never returns runs no effect.
  useState(() => remotes.rendering(release, version));
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
      {isLeaf && <Rendered onRendered={() => remotes.rendered(release, version, since)} />}
    </Suspense>
  );
});

/** Sibling of the page in its boundary: once this is mounted, so is the page. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered);
  return null;
}
