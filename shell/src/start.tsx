import { matchRoute, type SsrData } from '@boardwalk/contracts';
import {
  activateLanguage,
  addCatalog,
  announceUncaught,
  createQueryClient,
  hydrateQueries,
  hydrateStyles,
  kitCatalog,
  loadPartsOf,
  prepareTheme,
  useAuthStore,
  useSettingsStore,
} from '@boardwalk/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { shellCatalog } from './catalog.ts';
import { onRecovered } from './federation/loading/markup-unfit.ts';
import { remotes } from './federation/loading/remotes.ts';
import { watchFailures } from './federation/loading/watch-failures.ts';
import { readPageData, readSignedSet } from './federation/page-data.ts';
import { resumePreview } from './federation/preview/preview-session.ts';
import { routeExistsIn } from './federation/route-exists.ts';
import { boundaryId } from './federation/routes/joined-routes.tsx';
import { type DrawnRemote, RemoteJoin } from './federation/routes/remote-join.ts';
import { releaseSets } from './federation/set/set-store.ts';
import { report, sendBeforeLeaving } from './federation/telemetry.ts';
import { watchConnection } from './offline/connection.ts';
import { onceSettled } from './offline/once-settled.ts';
import { showNotStarted } from './page-note.ts';
import { createRouter } from './router.tsx';
import { LOGIN_PATH } from './session/paths.ts';
import { signedOut } from './session/return-to.ts';
import { hasSession } from './session/stored-session.ts';
import { supportTranslators } from './translated-page.ts';

const data = readPageData(document);
const root = document.getElementById('root');
if (!root) throw new Error('This page has no place for the site. Is it served by the gateway?');

/** Whether what the server drew is what this browser would draw: from the very set, for the same reader. */
function fitsMarkup(leaving: boolean): boolean {
  const set = releaseSets.current();
  return (
    !leaving &&
    data.drawn !== undefined &&
    set?.id === data.drawn.set &&
    set.preview === undefined &&
    data.drawn.reader.language === useSettingsStore.getState().language &&
    data.drawn.reader.session === hasSession(data.identity.clientId)
  );
}

/** The remotes' part of a router of this tab. */
function joinRemotes(drawn: DrawnRemote | undefined): RemoteJoin {
  return new RemoteJoin({
    remotes,
    set: releaseSets.current,
    // Whether the roles suffice is the guard's to say, which may have to ask for them.
    letsIn: (access) => {
      const { isAuthenticated, isLoading } = useAuthStore.getState();
      return access === 'public' || (isAuthenticated && !isLoading);
    },
    ...(drawn && { drawn }),
  });
}

/** An error that no boundary has caught: React has removed the page. */
function onUncaughtError(cause: unknown): void {
  showNotStarted();
  reportError(cause);
}

/** Lets the browser do what else it has to. */
const breath = () => globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

async function draw(root: HTMLElement): Promise<void> {
  const parts = loadPartsOf(root);
  const opened = releaseSets.open(readSignedSet(document));
  // Made while the browser's cryptography proves the set, in a breath of its own: who scrolls or clicks is answered before and after it.
  await breath();
  prepareTheme();
  await breath();
  await opened;
  await resumePreview();
  // The remote that this address belongs to starts its way here before anything is drawn.
  const set = releaseSets.current();
  const first = set && matchRoute(set, location.pathname);
  if (first) remotes.load(first.release);

  void addCatalog(kitCatalog, { stands: true });
  void addCatalog(shellCatalog, { stands: true });
  const leaving = signedOut.take();
  if (leaving) history.replaceState(null, '', LOGIN_PATH);
  const queries = createQueryClient();
  const taken = fitsMarkup(leaving);
  // Whoever draws the page: what the server fetched for it needn't be fetched again.
  hydrateQueries(queries, data.drawn?.queries);
  // What is drawn first has to be what stands there.
  if (taken && data.drawn) await Promise.all([activateLanguage(data.drawn.reader.language), parts]);
  // The style sheet hides the server's markup from those who chose another language; from here on it isn't the server's any more.
  const onSettled = () => {
    delete root.dataset.drawn;
  };
  const Styles = hydrateStyles(document);
  const joined = taken ? data.drawn?.joined : undefined;
  const create = (drawn?: SsrData['joined']) => {
    const name = first?.release.name;
    const join = joinRemotes(
      name && drawn ? { name, routes: drawn.routes, ranWith: drawn.loaderData[boundaryId(name)] } : undefined,
    );
    return { join, router: createRouter(join, queries, drawn) };
  };
  const app = (
    <Styles>
      <App
        data={taken ? data : { ...data, drawn: undefined }}
        queryClient={queries}
        routeExists={routeExistsIn(releaseSets.current)}
        remotes={remotes}
        onSettled={onSettled}
      >
        <BrowserRouter first={create(joined)} create={create} />
      </App>
    </Styles>
  );
  // The remote is not waited for: its markup stands, and the frame round it works already.
  // In slices: whoever clicks or types meanwhile is answered between two of them.
  if (taken)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: onRecovered, onUncaughtError }));
  else createRoot(root, { onUncaughtError }).render(app);
}

announceUncaught(window);
watchFailures(window, report);
sendBeforeLeaving(document);
watchConnection();
supportTranslators(document.body);
const { traces } = data;
// What the page asks for before is in the gateway's traces alone.
if (traces !== undefined)
  void import('./tracing/trace-calls.ts').then(({ traceCalls }) => traceCalls(traces));
/** Ends when the page is handed to React; a rejection leaves a page that answers to nothing. */
export const started = draw(root);
onceSettled(async () => {
  const { keepForOffline } = await import('./offline/keep-for-offline.ts');
  await keepForOffline(data);
});
