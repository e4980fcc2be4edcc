/**
 * The package that shell and remotes share at run time. Its exports and React are everything that a remote may build with; its version is the
 * contract that `remote.json` refers to.
 * @packageDocumentation
 */
export type { ComboboxRootProps } from './chakra/combobox-items.ts';
// Components: Chakra's forms, data and overlays. Each loads its chunk on render.
export {
  Avatar,
  Carousel,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DataList,
  DatePicker,
  Field,
  Fieldset,
  FileUpload,
  Input,
  InputGroup,
  loadControls,
  loadFields,
  NativeSelect,
  Progress,
  RadioCard,
  RadioGroup,
  Switch,
  Table,
  Tabs,
  Tag,
  TagsInput,
  Textarea,
} from './chakra/forms.ts';
export { loadComponentsOf } from './chakra/load-components.ts';
export { Drawer, Menu, Popover } from './chakra/overlays.ts';
// Comments: loaded with the first page that has some.
export { Comments } from './comments/parts.tsx';
// Components: Boardwalk's own.
export { ActionBar } from './components/action-bar.tsx';
export { BackLink } from './components/back-link.tsx';
export { CloseButton } from './components/close-button.tsx';
export { EmptyState } from './components/empty-state.tsx';
export { ErrorBoundary } from './components/error-boundary.tsx';
export { ErrorBox } from './components/error-box.tsx';
export { ErrorScreen } from './components/error-screen.tsx';
export { FailureScreen } from './components/failure-screen.tsx';
export { Forbidden } from './components/forbidden.tsx';
export { HandleTag } from './components/handle-tag.tsx';
export { Highlighted } from './components/highlighted.tsx';
export { LinkButton } from './components/link-button.tsx';
export { LinkedRow, RowLink } from './components/linked-row.tsx';
export { LiveLamp } from './components/live-lamp.tsx';
export { type MapMark, MapMarks } from './components/map-marks.tsx';
export { MediaImage, type MediaImageProps } from './components/media-image.tsx';
export { MemberAvatar } from './components/member-avatar.tsx';
export { MemberName } from './components/member-name.tsx';
export { NotLoaded } from './components/not-loaded.tsx';
export { Page, PageHeading } from './components/page.tsx';
export { Panel, PanelSection } from './components/panel.tsx';
export { memberPalette } from './components/portrait.ts';
export { KitProvider } from './components/provider.tsx';
export { RoleBadge } from './components/role-badge.tsx';
export { SectionLabel } from './components/section-label.tsx';
export { StateBadge } from './components/state-badge.tsx';
export { type StateName, type StateTone, stateTone } from './components/states.ts';
export { StatusDot, type StatusTone } from './components/status-dot.tsx';
export type { TabItem } from './components/tab-row.tsx';
export { loadTabs, TabRow } from './components/tab-row-part.tsx';
export { TimeText } from './components/time-text.tsx';
export { Tooltip } from './components/tooltip.tsx';
export { VersionConflict } from './components/version-conflict.tsx';
export type { DateTimeFieldProps } from './dates/date-time-field.tsx';
export { DayText } from './dates/day-text.tsx';
export { addDays, type Day, dayIn, minutesIn, weekdayOf } from './dates/days.ts';
export {
  deviceZone,
  instantsOf,
  type LocalTime,
  localTimeOf,
  offsetName,
  zoneLabel,
} from './dates/local-time.ts';
export { DateTimeField } from './dates/parts.tsx';
export { startOfWeek, WEEK_STARTS, type WeekStart, weekdaysFrom, weekOf } from './dates/week.ts';
export { ZoneOptions } from './dates/zone-options.tsx';
// Earlier names, for remotes that were built with them.
export {
  type ColourName,
  clearOfBar,
  isRefusal,
  keepPart,
  lazyPart,
  PackageWords,
  useReaddress,
  useWindowFrom,
} from './deprecated/aliases.ts';
// Data visualization: loaded with the first page that has some.
export type { ChartSeries } from './display/chart.tsx';
export { Chart, loadDisplay, Timeline } from './display/parts.tsx';
export type { TimelineEntry } from './display/timeline.tsx';
export { Autosave, type AutosaveOptions } from './drafts/autosave.ts';
export { type DelayedWrite, delayedWrite } from './drafts/delayed-write.ts';
export { type LocalDraft, localDrafts } from './drafts/local-drafts.ts';
// Players and pages of other sites: loaded with the first page that has one.
export type { EmbedProps } from './embeds/embed.tsx';
export { Embed, loadEmbeds } from './embeds/parts.tsx';
export type { Player } from './embeds/players.ts';
export { NumberField } from './fields/number-field.tsx';
export { PointField } from './fields/parts.tsx';
export type { PointFieldProps } from './fields/point-field.tsx';
export { SearchField } from './fields/search-field.tsx';
export { Select, type SelectOption, type SelectOptions, type SelectProps } from './fields/select.tsx';
export { type TypedSearch, useTypedSearch } from './fields/use-typed-search.ts';
// Text files chosen by users.
export { ENCODINGS, type Encoding } from './files/encodings.ts';
export { readTextFile, type TextFile } from './files/text-file.ts';
export { FormDialog } from './forms/dialog-part.ts';
export type { FormCheck, StandardSchema } from './forms/form-check.ts';
export type { FormDialogProps, TriggeredFormDialogProps } from './forms/form-dialog.tsx';
export {
  Controller,
  Form,
  FormBar,
  FormField,
  FormNumberField,
  FormSummary,
  FormSwitch,
  loadForms,
  SelectField,
  SubmitButton,
  UnsavedChanges,
  Watch,
} from './forms/parts.tsx';
export { stickyBarScrollMargins } from './forms/sticky-bar.ts';
export { CatalogProvider } from './i18n/catalog-provider.tsx';
export {
  activateLanguage,
  addCatalog,
  type Catalog,
  type CompiledCatalog,
  catalogOf,
  i18n,
  LANGUAGES,
  type Language,
} from './i18n/catalogs.ts';
export { kitCatalog } from './i18n/kit-catalog.ts';
// Targets of Lingui's macros in remotes, in addition to `i18n`.
export { Trans, useLingui } from './i18n/trans.tsx';
export { latinKey } from './keyboard/latin-key.ts';
export { isShortcutEnabled, useLetterKeys } from './keyboard/use-letter-keys.ts';
export { type LazyOptions, lazyComponent, lazyWithRetry } from './lazy/lazy-component.ts';
export { lazyDialog } from './lazy/lazy-dialog.tsx';
export { LazyModule } from './lazy/lazy-module.ts';
export { onPartFailure } from './lazy/part-failures.ts';
export * from './libraries.ts';
// Lists.
export { Count, ShownCount } from './lists/count.tsx';
export { type EndpointPages, endpointPages, type ListPage } from './lists/endpoint-pages.ts';
export { FilterRow } from './lists/filter-row.tsx';
export { LoadMore } from './lists/load-more.tsx';
export type { NoMatchContent } from './lists/no-match.tsx';
export { PagedList, type PagedListProps } from './lists/paged-list.tsx';
export { AFTER_PENDING, PENDING } from './lists/pending.ts';
export { SkeletonRows } from './lists/skeleton-rows.tsx';
export { type Pages, usePages } from './lists/use-pages.ts';
export type { TopicOptions } from './live/topic-options.ts';
export { followTopic, useLiveTopic } from './live/use-live-topic.ts';
export { DialogCancel, DialogContent } from './overlays/dialog-content.tsx';
export { ConfirmDialog } from './overlays/parts.ts';
export { PersistentParts, setPersistentPart } from './overlays/persistent-parts.tsx';
// Pictures: loaded by users who pick one.
export { ImagePicker, loadPictures, shrinkPicture, uploadPicture } from './pictures/parts.tsx';
export { MIN_RENEWAL_INTERVAL_MS, onTokenNeeded } from './request/bearer.ts';
export { call, type EndpointQuery, endpointQuery } from './request/call.ts';
export { clock } from './request/clock.ts';
export { download, saveAs } from './request/download.ts';
export { endpointFilters, invalidateEndpoints } from './request/endpoint-filters.ts';
export { errorMessage } from './request/error-message.ts';
export { storeRow } from './request/newer-data.ts';
export { createQueryClient, setConnected } from './request/query-client.ts';
export { type RemoteCalls, remoteCalls } from './request/remote-calls.ts';
export { announce, type RequestOptions, request } from './request/request.ts';
export { isMissing, RequestError } from './request/request-error.ts';
export { SlowLoading } from './request/slow-loading.tsx';
export { tokenTimes } from './request/token-times.ts';
export { announceUncaught } from './request/uncaught.ts';
export { type UploadOptions, upload } from './request/upload.ts';
export { useEndpointMutation } from './request/use-endpoint-mutation.ts';
export { useIdempotencyKey } from './request/use-idempotency-key.ts';
export { useNow } from './request/use-now.ts';
export { connectLink } from './routing/connect-link.ts';
export { Link } from './routing/link.tsx';
export { usePageTitle } from './routing/page-title.ts';
export { defineRemote, queryClientContext, type RemoteDefinition } from './routing/remote.ts';
export {
  type DeclaredSettings,
  RemoteSettingsContext,
  type RemoteSettingValues,
  useRemoteSettings,
} from './routing/remote-settings.ts';
export { SharedElements, sharedElement } from './routing/shared-elements.tsx';
export { useRouteExists, useSite } from './routing/site.ts';
export { useHashTarget } from './routing/use-hash-target.ts';
export { isSamePage, SAME_PAGE, useReplaceUrl } from './routing/use-replace-url.ts';
export { useUrlQuery } from './routing/use-url-query.ts';
export { noteNavigation } from './routing/used-since.ts';
// The site's search, rendered by the shell.
export { useSearchDialog } from './search/search-dialog.ts';
// Session.
export { type Access, isForbidden, useAccess } from './session/access.ts';
export { initials } from './session/initials.ts';
export { onRefusal, type SessionRefusal } from './session/refusals.ts';
export { RequirePermission } from './session/require-permission.tsx';
export { rolesQuery, useRoleTable } from './session/roles.ts';
export {
  currentUserQuery,
  type Session,
  type SessionActions,
  SessionActionsContext,
  type SignInMethod,
  useHasRole,
  usePermission,
  useRemotePermission,
  useSession,
  useSessionActions,
} from './session/session.ts';
export { applyAppearance } from './settings/appearance.ts';
export {
  DATE_FORMATS,
  type DateFormat,
  type DateReader,
  type DayForm,
  formatDate,
  formatDateTime,
  formatDay,
  formatHour,
  formatTime,
} from './settings/format-date.ts';
export { formatList } from './settings/list-format.ts';
export { numberFormat } from './settings/number-format.ts';
export { useAppearance, useReducedMotion, useTheme } from './settings/use-appearance.ts';
export { useFirstWeekday } from './settings/use-first-weekday.ts';
export { useMinWidth } from './settings/use-media.ts';
// Sharing.
export { CopyButton } from './sharing/copy-button.tsx';
export { CopyField } from './sharing/parts.ts';

export { ShareButton } from './sharing/share-button.tsx';
// Places that components of other remotes fill.
export { loadSlots, Slot } from './slots/slot.tsx';
export {
  defineSlotFiller,
  type SlotFiller,
  type SlotFillerDefinition,
  type SlotSource,
  SlotSourceContext,
  useSlotFillers,
} from './slots/slot-source.ts';
export { hydrateQueries, hydrateStyles } from './ssr/hydrate.tsx';
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
// Browser storage, which may be blocked.
export { localStore, tabStore } from './storage/browser-storage.ts';
// Tables: loaded with the first page that has one.
export type { DataColumn, DataTableProps } from './tables/data-table-types.ts';
export { DataTable, loadTables } from './tables/parts.tsx';
export {
  type FilterChanges,
  type FilterDefinition,
  type FilterValues,
  type TableSort,
  useTableState,
} from './tables/table-state.ts';
// Names of the theme's colors: components accept no others.
export type { ColorName, PaletteName } from './theme/color-types.ts';
export { prepareTheme } from './theme/system.ts';
// Toasts.
export { notice } from './toasts/notice-queue.ts';
export { toast } from './toasts/toast.ts';
export { Toasters } from './toasts/toasters.tsx';
export { undoable } from './undo/undoable.ts';
export { Dialog } from './unsaved/guarded-dialog.tsx';
export { LeaveGuard } from './unsaved/leave-guard.tsx';
export { leaveWithoutPrompt, useUnsaved, useUnsavedText } from './unsaved/unsaved.ts';
// Weeks: loaded with the first page that shows one.
export { type Hours, hoursOf, lanesOf, type Placed, type Span, WHOLE_DAY } from './week/lanes.ts';
export { WeekFrame, WeekGrid } from './week/parts.tsx';
export type { WeekFrameProps } from './week/week-frame.tsx';
export type { WeekGridProps, WeekItem } from './week/week-grid.tsx';
