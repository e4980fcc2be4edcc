import { SHELL_ROUTES, type SsrData } from '@boardwalk/contracts';
import {
  createBrowserRouter,
  isSamePage,
  lazyComponent,
  leaveWithoutPrompt,
  loadControls,
  loadFields,
  loadForms,
  Navigate,
  type Navigation,
  noteNavigation,
  type QueryClient,
  queryClientContext,
  type RouteObject,
  RouterContextProvider,
  useAuthStore,
} from '@boardwalk/kit';
import { addAccountCatalog } from './account/add-catalog.ts';
import { lazyPage } from './errors/lazy-page.ts';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import type { RemoteStore } from './federation/loading/remote-store.ts';
import { isPreviewExpired } from './federation/preview/preview-session.ts';
import { CatchAllPage } from './federation/routes/catch-all-page.tsx';
import {
  FRAME_ID,
  type LoadedRemote,
  loadLazyParts,
  RemoteRoutes,
} from './federation/routes/remote-routes.tsx';
import { releaseSets } from './federation/set/set-store.ts';
import { Frame } from './frame/frame.tsx';
import { notificationParts, notificationSettings } from './notifications/lazy-parts.ts';
import { OfflineRoute } from './offline/offline-or.tsx';
import { CALLBACK_PATH, LOGIN_PATH, REGISTER_PATH, SIGN_IN_PATH, SIGN_UP_ADDRESS } from './session/paths.ts';

const SignInPage = lazyPage(() => import('./session/sign-in-page/sign-in-page.tsx'));
const CallbackPage = lazyPage(() => import('./session/callback-page.tsx'));
// Loaded together with the parts they need, so that the page doesn't grow after it is shown.
const ProfilePage = lazyPage(() =>
  loadWith(import('./account/profile-page.tsx'), loadForms(), addAccountCatalog()),
);
const SettingsPage = lazyPage(() =>
  loadWith(
    import('./account/settings-page.tsx'),
    notificationSettings.load().catch(() => {}),
    loadFields(),
    loadControls(),
    addAccountCatalog(),
  ),
);
const NotificationsPage = lazyComponent(notificationParts, (parts) => parts.NotificationsPage, {
  throwOnError: true,
});
const StateDemoPage = lazyPage(() => import('./state-demo/state-demo-page.tsx'));
const PreviewPage = lazyPage(() => import('./federation/preview/preview-page.tsx'));

/** Loads a page together with its parts. */
async function loadWith<P>(page: Promise<P>, ...parts: Promise<unknown>[]): Promise<P> {
  await Promise.all(parts);
  return page;
}

/** Pages of the shell itself. All others come from the release set. */
const pages = [
  { path: SIGN_IN_PATH, element: <SignInPage /> },
  { path: CALLBACK_PATH, element: <CallbackPage /> },
  { path: LOGIN_PATH, element: <Navigate to={SIGN_IN_PATH} replace /> },
  { path: REGISTER_PATH, element: <Navigate to={SIGN_UP_ADDRESS} replace /> },
  { path: SHELL_ROUTES.profile.path, element: <ProfilePage /> },
  { path: SHELL_ROUTES.settings.path, element: <SettingsPage /> },
  { path: SHELL_ROUTES.notifications.path, element: <NotificationsPage /> },
  { path: SHELL_ROUTES.stateDemo.path, element: <StateDemoPage /> },
  { path: SHELL_ROUTES.preview.path, element: <PreviewPage /> },
  { path: SHELL_ROUTES.offline.path, element: <OfflineRoute /> },
  { path: '*', element: <CatchAllPage /> },
];

/**
 * Creates the routes: the frame with every page in it.
 * @param remotes routes of remotes that are known initially.
 * @param loader runs before another page is shown.
 */
export function createRoutes(remotes: RouteObject[], loader?: RouteObject['loader']): RouteObject[] {
  return [
    {
      id: FRAME_ID,
      element: <Frame />,
      errorElement: (
        <Frame>
          <RouteErrorPage />
        </Frame>
      ),
      loader,
      // Only another page may change the set; another query or fragment of the same page doesn't.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      // Each page has an error boundary of its own, inside the frame, so that the navigation survives a failing page.
      children: [...pages.map((page) => ({ ...page, errorElement: <RouteErrorPage /> })), ...remotes],
    },
  ];
}

/** The remote in a server-rendered page, and the data that its loaders returned on the server. */
export interface RenderedRemote {
  remote: LoadedRemote;
  loaderData: SsrData['loaderData'];
}

/**
 * Creates the browser's router.
 * @param rendered the remote whose markup is hydrated. Its lazy parts are loaded first.
 */
export async function createRouter(remotes: RemoteStore, queries: QueryClient, rendered?: RenderedRemote) {
  const boundary = new SetBoundary();
  const isAtPath = (path: string) => router.state.location.pathname === path;
  const remoteRoutes = new RemoteRoutes({
    remotes,
    set: releaseSets.current,
    // Discovery also runs for another query of the open page.
    cross: async (path) => !isAtPath(path) && boundary.cross(),
    // The guard checks the roles, which it may have to fetch.
    admits(access) {
      const { isAuthenticated, isLoading } = useAuthStore.getState();
      return access === 'public' || isAuthenticated || isLoading;
    },
  });
  const first = rendered ? [remoteRoutes.add(rendered.remote)] : [];
  await loadLazyParts(first, location.pathname);
  const router = createBrowserRouter(
    createRoutes(first, async ({ request }) => {
      const { location: to, historyAction } = router.state.navigation;
      // The open page gets another URL, and stays mounted.
      if (historyAction === 'REPLACE' && isSamePage(to?.state)) return null;
      const needsLoad = await boundary.cross();
      if (request.signal.aborted) return null;
      if (needsLoad || remoteRoutes.isOutdated(new URL(request.url).pathname)) {
        loadPage(to ? router.createHref(to) : request.url, historyAction);
        // The browser is loading the page; nothing more is rendered here.
        await new Promise(() => {});
      }
      return null;
    }),
    {
      // The initially loaded page came with its set: there is nothing to wait for.
      hydrationData: { loaderData: { [FRAME_ID]: null, ...rendered?.loaderData } },
      patchRoutesOnNavigation: remoteRoutes.discover,
      getContext: () => contextOf(queries),
    },
  );
  router.subscribe(({ navigation }) => noteNavigation(navigation.location));
  return router;
}

/** Creates the context of loaders. */
export function contextOf(queries: QueryClient): RouterContextProvider {
  return new RouterContextProvider(new Map([[queryClientContext, queries]]));
}

/** Loads the page of a navigation from the server. */
function loadPage(href: string, action: Navigation['historyAction']): void {
  const isCurrent = new URL(href, location.href).href === location.href;
  leaveWithoutPrompt(() => {
    // After Back and Forward the URL is the next page's already, and assigning it again would only scroll to its fragment.
    if (isCurrent) location.reload();
    else if (action === 'REPLACE') location.replace(href);
    else location.assign(href);
  });
}

/** Navigation to another page, at which this tab may switch to a newer release set. */
class SetBoundary {
  #needsLoad = false;

  /** @returns whether the next page has to be loaded from the server, because it needs a newer shell, or its preview has expired. */
  async cross(): Promise<boolean> {
    if (isPreviewExpired() || (await releaseSets.cross())) this.#needsLoad = true;
    return this.#needsLoad;
  }
}
