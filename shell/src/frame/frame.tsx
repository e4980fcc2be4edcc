import {
  chakra,
  LeaveGuard,
  lazyWithRetry,
  loadForms,
  Outlet,
  PersistentParts,
  ScrollRestoration,
  SharedElements,
  SlowLoading,
  Toasters,
  useAppearance,
  useHydrated,
  useLocation,
} from '@boardwalk/kit';
import { memo, type ReactNode, Suspense } from 'react';
import { addAccountCatalog } from '../account/add-catalog.ts';
import { DeletionNotice } from '../account/personal-data/deletion-notice.tsx';
import { usePageData } from '../federation/page-data-context.ts';
import { usePrefetch } from '../federation/prefetch/use-prefetch.ts';
import { PreviewRibbon } from '../federation/preview/preview-ribbon.tsx';
import { OfflineLamp } from '../offline/offline-status.tsx';
import { FreshSignIn } from '../session/fresh-sign-in.tsx';
import { Guard } from '../session/guard.tsx';
import { SIGN_IN_PATH } from '../session/paths.ts';
import { useStaffChannel } from '../session/staff-channel.ts';
import { useAccountNews, useClosedAccount } from '../session/use-account-news.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageLoading } from './page-loading.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { BELOW_TEAM_BAR, TeamBar } from './team-bar.tsx';
import { useReleaseNews } from './use-release-news.ts';

const ClosedAccountPage = lazyWithRetry(async () => {
  const [page] = await Promise.all([
    import('../account/punishments/closed-account-page.tsx'),
    loadForms(),
    addAccountCatalog(),
  ]);
  return page;
});

/** Full height below the navbar, so that the footer can't shift within the first screen. */
const FIRST_SCREEN = 'calc(100svh - 4rem - 1px)';

/** Layout around every page. */
export function Frame({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const bare = pathname === SIGN_IN_PATH;
  // On every page, because a closed account can't do anything else.
  if (useClosedAccount()) {
    return (
      <>
        <Suspense fallback={<PageLoading />}>
          <ClosedAccountPage />
        </Suspense>
        <Notices />
        <GlobalEffects />
      </>
    );
  }
  return (
    <>
      <SkipLink />
      <PreviewRibbon />
      {!bare && <Navbar />}
      {!bare && <DeletionNotice />}
      <chakra.div position="relative" flex="1" display="flex" flexDirection="column">
        {!bare && <TeamBar />}
        <chakra.main
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          flex="1"
          minH={bare ? undefined : FIRST_SCREEN}
          display="flex"
          flexDirection="column"
          css={BELOW_TEAM_BAR}
        >
          {children ?? <GuardedPage />}
        </chakra.main>
      </chakra.div>
      {!bare && <Footer />}
      {!bare && <TabBar />}
      <Notices />
      <GlobalEffects />
      <ScrollRestoration />
      <SharedElements />
    </>
  );
}

/** Toasts, after hydration: there can be none before. */
function Notices() {
  return (
    useHydrated() && (
      <>
        <PersistentParts />
        <NavigationProgress />
        <OfflineLamp />
        <SlowLoading />
        <Toasters />
        <FreshSignIn />
        <LeaveGuard />
      </>
    )
  );
}

/** Memoized: if it rendered again before its code is loaded, the server's markup would be lost. */
const GuardedPage = memo(function GuardedPage() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Guard>
        <Outlet />
      </Guard>
    </Suspense>
  );
});

/** Effects of every page. Renders nothing, so that their state changes cause no rendering. */
function GlobalEffects() {
  useAppearance(usePageData().language);
  useReleaseNews();
  useStaffChannel();
  useAccountNews();
  usePrefetch();
  return null;
}
