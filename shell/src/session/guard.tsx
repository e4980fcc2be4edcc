import { isAreaOff, localize, matchRoute, type PagePermission } from '@boardwalk/contracts';
import {
  currentUserQuery,
  Forbidden,
  Navigate,
  Page,
  useLocation,
  useQuery,
  useQueryClient,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyPage } from '../errors/lazy-page.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';
import { PageLoading } from '../frame/page-loading.tsx';
import { accessOf, missingPermission, redirectOf } from './access.ts';
import { isPathOf } from './after-sign-in.ts';
import { SIGN_IN_PATH, SIGN_UP_ADDRESS } from './paths.ts';
import type { ReturnTo } from './return-to.ts';

const NotFoundPage = lazyPage(() => import('../errors/not-found-page.tsx'));

/** Decides whether a page is shown. The server enforces access to data and actions. */
export function Guard({ children }: { children: ReactNode }) {
  const set = useReleaseSet();
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const signedIn = session.state === 'authenticated';
  const access = accessOf(set, pathname);
  const site = useSite();
  const isOff = isAreaOff(set, site, pathname);
  const fresh = useFreshRoles(pathname, signedIn && typeof access === 'object');

  if (isOff) return <NotFoundPage />;
  if (session.state === 'loading' && access !== 'public') return <PageLoading />;
  const target = redirectOf(access, pathname, { signedIn, roles: session.user?.roles ?? [] });
  if (target === null) {
    const missing = missingPermission(access, session);
    if (missing === undefined) return children;
    return fresh ? <ForbiddenPage path={pathname} permission={missing} /> : <PageLoading />;
  }
  // Roles may have been granted since they were last fetched, so refetch them before a redirect.
  if (target === '/' && typeof access === 'object' && !fresh) return <PageLoading />;
  if (target !== SIGN_IN_PATH) return <Navigate to={target} replace />;
  const state: ReturnTo = { returnTo: pathname + search + hash };
  // Most users who come to apply have no account yet.
  const applies = isPathOf(pathname, site.applicationPath);
  return <Navigate to={applies ? SIGN_UP_ADDRESS : SIGN_IN_PATH} replace state={state} />;
}

interface ForbiddenPageProps {
  path: string;
  permission: PagePermission;
}

/** Page of a remote for members who lack its permission. */
function ForbiddenPage({ path, permission }: ForbiddenPageProps) {
  const set = useReleaseSet();
  const { i18n } = useLingui();
  const title = set && matchRoute(set, path)?.route.title;
  return (
    <Page title={title ? localize(title, i18n.locale) : path}>
      <Forbidden permission={permission} />
    </Page>
  );
}

/** Refetches the member's roles on each navigation. @returns whether the response for this page has arrived. */
function useFreshRoles(pathname: string, needed: boolean): boolean {
  const queries = useQueryClient();
  const signedIn = useSession().state === 'authenticated';
  // Data fetched since the document was requested is fresh enough for its first page.
  // Uses the device's clock, like the times of queries; it may have been set since.
  const arrived = useRef({ pathname, at: Date.now() - performance.now() });
  if (arrived.current.pathname !== pathname) arrived.current = { pathname, at: Date.now() };
  const { dataUpdatedAt, errorUpdatedAt } = useQuery({ ...currentUserQuery, enabled: needed });
  useEffect(() => {
    const known = queries.getQueryState(currentUserQuery.queryKey)?.dataUpdatedAt ?? 0;
    if (signedIn && pathname && known < arrived.current.at)
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false });
  }, [pathname, signedIn, queries]);
  return Math.max(dataUpdatedAt, errorUpdatedAt) >= arrived.current.at;
}
