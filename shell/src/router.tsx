import { type PageData, SHELL_ROUTES } from '@boardwalk/contracts';
import { createBrowserRouter, Navigate } from '@boardwalk/kit';
import { lazy } from 'react';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { placesOf } from './federation/navigation.ts';
import { RemotePage } from './federation/remote-page.tsx';
import { Frame } from './frame/frame.tsx';
import { CALLBACK_PATH, LOGIN_PATH, REGISTER_PATH, SIGN_IN_PATH } from './session/paths.ts';

const SignInPage = lazy(() => import('./session/sign-in-page/sign-in-page.tsx'));
const CallbackPage = lazy(() => import('./session/callback-page.tsx'));
const ProfilePage = lazy(() => import('./account/profile-page.tsx'));
const SettingsPage = lazy(() => import('./account/settings-page.tsx'));
const StateDemoPage = lazy(() => import('./state-demo/state-demo-page.tsx'));
const NotFoundPage = lazy(() => import('./errors/not-found-page.tsx'));
const UnservedPage = lazy(() => import('./errors/unserved-page.tsx'));

/** The shell's own pages. Everything else comes with the release set. */
const ownRoutes = [
  { path: SIGN_IN_PATH, element: <SignInPage /> },
  { path: CALLBACK_PATH, element: <CallbackPage /> },
  { path: LOGIN_PATH, element: <Navigate to={SIGN_IN_PATH} replace /> },
  { path: REGISTER_PATH, element: <Navigate to={`${SIGN_IN_PATH}?screen=sign-up`} replace /> },
  { path: SHELL_ROUTES.profile.path, element: <ProfilePage /> },
  { path: SHELL_ROUTES.settings.path, element: <SettingsPage /> },
  { path: SHELL_ROUTES.stateDemo.path, element: <StateDemoPage /> },
];

/** Every route of this page: the shell's own, those that the release set declares, and the rest. */
export function createRouter(data: PageData) {
  const declared = data.set.remotes.flatMap((release) =>
    release.routes.map(({ path }) => ({ path, element: <RemotePage release={release} path={path} /> })),
  );
  const taken = new Set([...ownRoutes, ...declared].map(({ path }) => path));
  const unserved = placesOf(data)
    .filter(({ to }) => !taken.has(to))
    .map(({ to, label }) => ({ path: to, element: <UnservedPage name={label} /> }));
  const pages = [...ownRoutes, ...declared, ...unserved, { path: '*', element: <NotFoundPage /> }];
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: (
        <Frame>
          <RouteErrorPage />
        </Frame>
      ),
      // Each page has a boundary of its own, inside the frame, so that the navigation survives a page that fails.
      children: pages.map((page) => ({ ...page, errorElement: <RouteErrorPage /> })),
    },
  ]);
}
