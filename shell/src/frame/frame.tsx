import {
  chakra,
  KeptParts,
  LeaveGuard,
  lazyPart,
  loadForms,
  Outlet,
  ScrollRestoration,
  SlowLoading,
  Toasters,
  useHydrated,
  useLocation,
} from '@boardwalk/kit';
import { memo, type ReactNode, Suspense } from 'react';
import { addAccountCatalog } from '../account/add-catalog.ts';
import { DeletionNotice } from '../account/personal-data/deletion-notice.tsx';
import { PreviewRibbon } from '../federation/preview/preview-ribbon.tsx';
import { OfflineLamp } from '../offline/offline-status.tsx';
import { FreshSignIn } from '../session/fresh-sign-in.tsx';
import { Guard } from '../session/guard.tsx';
import { SIGN_IN_PATH } from '../session/paths.ts';
import { useClosedAccount } from '../session/use-closed-account.ts';
import { Footer } from './footer.tsx';
import { GlobalEffects } from './global-effects.tsx';
import { Navbar } from './navbar.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const ClosedAccountPage = lazyPart(async () => {
  const [page] = await Promise.all([
    import('../account/punishments/closed-account-page.tsx'),
    loadForms(),
    addAccountCatalog(),
  ]);
  return page;
});

/** The first screen below the navbar, whole: where the footer starts can't change under anybody's eyes then. */
const FIRST_SCREEN = 'calc(100svh - 4rem - 1px)';

/** What stays on the screen whatever page is shown. */
export function Frame({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const bare = pathname === SIGN_IN_PATH;
  // Whatever page it is: there is nothing else that they can do.
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
      <chakra.main
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        flex="1"
        minH={bare ? undefined : FIRST_SCREEN}
        display="flex"
        flexDirection="column"
      >
        {children ?? <GuardedPage />}
      </chakra.main>
      {!bare && <Footer />}
      <Notices />
      <GlobalEffects />
      <ScrollRestoration />
    </>
  );
}

/** Nobody has heard of anything while the browser takes over what the server drew. */
function Notices() {
  return (
    useHydrated() && (
      <>
        <KeptParts />
        <PageOnItsWay />
        <OfflineLamp />
        <SlowLoading />
        <Toasters />
        <FreshSignIn />
        <LeaveGuard />
      </>
    )
  );
}

/** Not drawn again with the frame: markup of the server whose code is still on its way would be lost. */
const GuardedPage = memo(function GuardedPage() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Guard>
        <Outlet />
      </Guard>
    </Suspense>
  );
});
