/**
 * The one package that shell and remotes share at run time. What it exports is the whole of what a remote may build with, beside
 * React itself; its version is the contract that `remote.json` names.
 */
// Components: Chakra's, in Boardwalk's theme. A recipe is sent for each, so add one here and in theme/recipes.ts together.
export {
  Badge,
  Box,
  type BoxProps,
  Button,
  Center,
  CloseButton,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  type HeadingProps,
  HStack,
  IconButton,
  Portal,
  Skeleton,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
// Data.
export {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
// Routing.
export {
  type ActionFunctionArgs,
  createBrowserRouter,
  data,
  generatePath,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useActionData,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export { Callout } from './components/callout.tsx';
// Components: Boardwalk's own.
export { EmptyState } from './components/empty-state.tsx';
export { ErrorBoundary } from './components/error-boundary.tsx';
export { ErrorBox } from './components/error-box.tsx';
export { ErrorScreen } from './components/error-screen.tsx';
export { FailureScreen } from './components/failure-screen.tsx';
export { HandleTag } from './components/handle-tag.tsx';
export { Highlighted } from './components/highlighted.tsx';
export { Hint } from './components/hint.tsx';
export { LinkButton } from './components/link-button.tsx';
export { MemberAvatar } from './components/member-avatar.tsx';
export { Page, PageHeading } from './components/page.tsx';
export { Panel } from './components/panel.tsx';
export { KitProvider } from './components/provider.tsx';
export { SectionLabel } from './components/section-label.tsx';
export { StatusDot, type StatusTone } from './components/status-dot.tsx';
export { TimeText } from './components/time-text.tsx';
export { type LocalDraft, localDrafts } from './drafts/local-drafts.ts';
export { Field, Input, loadFields, NativeSelect, Table, Textarea } from './fields/fields.ts';
export { SearchField } from './fields/search-field.tsx';
export { type TypedSearch, useTypedSearch } from './fields/use-typed-search.ts';
export {
  activateLanguage,
  addCatalog,
  type Catalog,
  type CompiledCatalog,
  i18n,
  LANGUAGES,
  type Language,
} from './i18n/catalogs.ts';
export { kitCatalog } from './i18n/kit-catalog.ts';
// The build points the macros of Lingui in remotes at these two and at `i18n`.
export { Trans, useLingui } from './i18n/trans.tsx';
export { lazyComponent } from './lazy/lazy-component.ts';
export { LazyModule } from './lazy/lazy-module.ts';
// Lists.
export { endpointPages, type ListPage } from './lists/endpoint-pages.ts';
export { LoadMore } from './lists/load-more.tsx';
export { AFTER_PENDING, PENDING } from './lists/pending.ts';
export { usePages } from './lists/use-pages.ts';
export { followMemberEvents } from './live/member-events.ts';
export { followReleaseNews, type ReleaseNews } from './live/release-news.ts';
// What stands over the page: fetched later, so that nobody waits for it.
export { loadOverlays } from './overlays/overlays.ts';
export { ConfirmDialog, Drawer, Menu, Popover, Sheet, Switch } from './overlays/parts.ts';
export { call, type EndpointQuery, endpointQuery } from './request/call.ts';
export { errorMessage } from './request/error-message.ts';
export { createQueryClient, setConnected } from './request/query-client.ts';
export { announce, type RequestOptions, request } from './request/request.ts';
export { RequestError } from './request/request-error.ts';
export { announceUncaught } from './request/uncaught.ts';
export { upload } from './request/upload.ts';
export { Link } from './routing/link.tsx';
export { usePageTitle } from './routing/page-title.ts';
export { queryClientContext } from './routing/query-client-context.ts';
export { defineRemote, type RemoteDefinition } from './routing/remote.ts';
export { isSamePage, SAME_PAGE } from './routing/same-page.ts';
export { useRouteExists, useSite } from './routing/site.ts';
export { useHashTarget } from './routing/use-hash-target.ts';
export { useReaddress } from './routing/use-readdress.ts';
// Session.
export { type Access, isRefusal, useAccess } from './session/access.ts';
export { initials } from './session/initials.ts';
export {
  currentUserQuery,
  type Session,
  type SessionActions,
  SessionActionsContext,
  type SignInMethod,
  useHasRole,
  usePermission,
  useSession,
  useSessionActions,
} from './session/session.ts';
export { applyAppearance } from './settings/appearance.ts';
export { DATE_FORMATS, type DateFormat, formatDate, formatDateTime } from './settings/format-date.ts';
export { useAppearance, useReducedMotion, useTheme } from './settings/use-appearance.ts';
export { useWindowFrom } from './settings/use-window-from.ts';
export { hydrateQueries } from './ssr/hydrate-queries.ts';
export { hydrateStyles } from './ssr/hydrate-styles.tsx';
export { useHydrated } from './ssr/use-hydrated.ts';
// State.
export { AUTH_STORAGE_KEY, type SessionUser, TOKEN_KEY, useAuthStore } from './state/auth-store.ts';
export {
  DEFAULT_SETTINGS,
  SETTINGS_STORAGE_KEY,
  type Settings,
  useSettingsStore,
} from './state/settings-store.ts';
export { THEMES, type Theme, UI_STORAGE_KEY, useUiStore } from './state/ui-store.ts';
export { prepareTheme } from './theme/system.ts';
// Toasts.
export { notice } from './toasts/notice-queue.ts';
export { NoticeViewport } from './toasts/notice-viewport.tsx';
export { toast } from './toasts/toast.ts';
export { ToastViewport } from './toasts/toast-viewport.tsx';
