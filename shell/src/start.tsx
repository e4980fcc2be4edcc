import { matchRoute, type Release } from '@boardwalk/contracts';
import {
  activateLanguage,
  addCatalog,
  announceUncaught,
  createQueryClient,
  hydrateQueries,
  hydrateStyles,
  kitCatalog,
  loadComponentsOf,
  prepareTheme,
  RouterProvider,
  useSettingsStore,
} from '@boardwalk/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { shellCatalog } from './catalog.ts';
import { remotes } from './federation/loading/remotes.ts';
import { watchFailures } from './federation/loading/watch-failures.ts';
import { readPageData, readSignedSet } from './federation/page-data.ts';
import { resumePreview } from './federation/preview/preview-session.ts';
import { routeExistsIn } from './federation/route-exists.ts';
import { reportRouteError } from './federation/routes/report-route-error.ts';
import { releaseSets } from './federation/set/set-store.ts';
import { report, sendBeforeLeaving } from './federation/telemetry.ts';
import { watchConnection } from './offline/connection.ts';
import { showNotStarted } from './page-note.ts';
import { createRouter, type RenderedRemote } from './router.tsx';
import { LOGIN_PATH } from './session/paths.ts';
import { signedOut } from './session/return-to.ts';
import { hasSession } from './session/stored-session.ts';
import { supportTranslators } from './translated-page.ts';
import { whenIdle } from './when-idle.ts';

const data = readPageData(document);
const root = document.getElementById('root');
if (!root) throw new Error('This page has no place for the site. Is it served by the gateway?');

/** Returns whether the server's markup can be hydrated: it was rendered from the same set, for the same reader. */
function fitsMarkup(leaving: boolean): boolean {
  const set = releaseSets.current();
  return (
    !leaving &&
    data.rendered !== undefined &&
    set?.id === data.rendered.set &&
    set.preview === undefined &&
    data.rendered.reader.language === useSettingsStore.getState().language &&
    data.rendered.reader.session === hasSession(data.identity.clientId)
  );
}

/** Maximum time for which the server's markup waits for its remote, in milliseconds. Meanwhile it is visible, and its links work. */
const MARKUP_WAIT_MS = 3000;

/**
 * Waits for the remote that rendered the server's markup.
 * @returns undefined if it can't be hydrated: the code isn't loaded in time, or another version is.
 */
async function renderedRemote(release: Release): Promise<RenderedRemote | undefined> {
  const timeout = new Promise((done) => setTimeout(done, MARKUP_WAIT_MS));
  await Promise.race([remotes.arrival(release), timeout]);
  const state = remotes.get(release);
  if (state?.status !== 'ready' || state.version !== release.version) return undefined;
  const { version, definition, since } = state;
  return { remote: { release, version, definition, since }, loaderData: data.rendered?.loaderData };
}

/** An error that no boundary has caught: React has unmounted the page. */
function onUncaughtError(cause: unknown): void {
  showNotStarted();
  reportError(cause);
}

/** Yields to the browser. */
const yieldToBrowser = () => globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

async function start(root: HTMLElement): Promise<void> {
  const parts = loadComponentsOf(root);
  const opened = releaseSets.open(readSignedSet(document));
  // Runs while the browser's cryptography verifies the set, in a task of its own, so that scrolling and clicks are handled in between.
  await yieldToBrowser();
  prepareTheme();
  await yieldToBrowser();
  await opened;
  await resumePreview();
  // Start loading the remote of this URL before anything is rendered.
  const set = releaseSets.current();
  const first = set && matchRoute(set, location.pathname);
  if (first) remotes.load(first.release);
  const openedAt = location.pathname;

  void addCatalog(kitCatalog, { permanent: true });
  void addCatalog(shellCatalog, { permanent: true });
  const leaving = signedOut.take();
  if (leaving) history.replaceState(null, '', LOGIN_PATH);
  const queries = createQueryClient();
  const fits = fitsMarkup(leaving);
  // Use the server's query results even if the browser renders the page itself.
  hydrateQueries(queries, data.rendered?.queries);
  // The first rendering has to match the markup.
  if (fits && data.rendered) await Promise.all([activateLanguage(data.rendered.reader.language), parts]);
  const rendered =
    fits && data.rendered?.loaderData && first ? await renderedRemote(first.release) : undefined;
  // The reader may have gone back while the remote was loading.
  const isOpen = leaving || location.pathname === openedAt;
  const complete =
    isOpen && rendered ? await createRouter(remotes, queries, rendered).catch(() => undefined) : undefined;
  const router = complete ?? (await createRouter(remotes, queries));
  const taken = fits && isOpen && (complete !== undefined || data.rendered?.loaderData === undefined);
  // The style sheet hides the server's markup from users who chose another language; from here on it isn't the server's any more.
  const onHydrated = () => {
    delete root.dataset.rendered;
  };
  const Styles = hydrateStyles(document);
  const app = (
    <Styles>
      <App
        data={taken ? data : { ...data, rendered: undefined }}
        queryClient={queries}
        routeExists={routeExistsIn(releaseSets.current)}
        remotes={remotes}
        onHydrated={onHydrated}
      >
        <RouterProvider router={router} onError={reportRouteError} />
      </App>
    </Styles>
  );
  // Concurrent rendering, so that input is handled in between.
  if (taken)
    startTransition(
      () => void hydrateRoot(root, app, { onRecoverableError: console.error, onUncaughtError }),
    );
  else createRoot(root, { onUncaughtError }).render(app);
}

announceUncaught(window);
watchFailures(window, report);
sendBeforeLeaving(document);
watchConnection();
supportTranslators(document.body);
const { traces } = data;
// Earlier calls of the page are only in the gateway's traces.
if (traces !== undefined)
  void import('./tracing/trace-calls.ts').then(({ traceCalls }) => traceCalls(traces));
/** Resolves when React has taken over the page; a rejection leaves a page that doesn't respond. */
export const started = start(root);
whenIdle(() => {
  // Without it the page works as before, only not offline.
  import('./offline/cache-for-offline.ts')
    .then(({ cacheForOffline }) => cacheForOffline(data))
    .catch(() => {});
});
