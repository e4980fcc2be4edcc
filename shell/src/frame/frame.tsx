import {
  chakra,
  NoticeViewport,
  Outlet,
  ScrollRestoration,
  ToastViewport,
  useAppearance,
  useLocation,
} from '@boardwalk/kit';
import { type ReactNode, Suspense } from 'react';
import { PreviewRibbon } from '../federation/preview/preview-ribbon.tsx';
import { Guard } from '../session/guard.tsx';
import { SIGN_IN_PATH } from '../session/paths.ts';
import { useStaffChannel } from '../session/staff-channel.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { PageLoading } from './page-loading.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useReleaseNews } from './use-release-news.ts';

/** What stays on the screen whatever page is shown. */
export function Frame({ children }: { children?: ReactNode }) {
  useAppearance();
  useReleaseNews();
  useStaffChannel();
  const { pathname } = useLocation();
  const bare = pathname === SIGN_IN_PATH;
  return (
    <>
      <SkipLink />
      <PreviewRibbon />
      {!bare && <Navbar />}
      <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" flex="1" display="flex" flexDirection="column">
        <Suspense fallback={<PageLoading />}>{children ?? <GuardedPage />}</Suspense>
      </chakra.main>
      {!bare && <Footer />}
      <ToastViewport />
      <NoticeViewport />
      <ScrollRestoration />
    </>
  );
}

function GuardedPage() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}
