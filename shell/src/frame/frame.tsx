import {
  chakra,
  NoticeViewport,
  Outlet,
  ScrollRestoration,
  ToastViewport,
  useAppearance,
  useLocation,
  useSettled,
} from '@boardwalk/kit';
import { memo, type ReactNode, Suspense } from 'react';
import { PreviewRibbon } from '../federation/preview/preview-ribbon.tsx';
import { OfflineLamp } from '../offline/offline-lamp.tsx';
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
  const settled = useSettled();
  const bare = pathname === SIGN_IN_PATH;
  return (
    <>
      <SkipLink />
      <PreviewRibbon />
      {!bare && <Navbar />}
      <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" flex="1" display="flex" flexDirection="column">
        {children ?? <GuardedPage />}
      </chakra.main>
      {!bare && <Footer />}
      {settled && <OfflineLamp />}
      {settled && <ToastViewport />}
      {settled && <NoticeViewport />}
      <ScrollRestoration />
    </>
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
