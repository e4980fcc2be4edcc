import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  matchRoute,
  type PageData,
  type RenderedPage,
  type RenderJob,
  type SsrData,
} from '@boardwalk/contracts';
import * as kit from '@boardwalk/kit';
import { createQueryClient, kitCatalog, type RemoteDefinition } from '@boardwalk/kit';
import {
  activateLocale,
  createStaticHandler,
  createStaticRouter,
  createStyles,
  dehydrateQueries,
  fetchPendingQueries,
  StaticRouterProvider,
} from '@boardwalk/kit/server';
import type { ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app.tsx';
import { shellCatalog } from './catalog.ts';
import { EMPTY_JOB } from './empty-job.ts';
import { RemoteStore } from './federation/loading/remote-store.ts';
import { routeExistsIn } from './federation/route-exists.ts';
import { remoteRoute } from './federation/routes/remote-routes.tsx';
import { RenderedSetContext } from './federation/set/set-store.ts';
import { contextOf, createRoutes } from './router.tsx';

/** Modules that the bundles of remotes may import: they share this bundle's React and kit. */
export const modules: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@boardwalk/kit': kit,
};

/** Resolves when the strings of kit and shell are permanent, as in the browser: a page that adds its strings during a rendering doesn't replace them. */
const permanentStrings = Promise.all(
  [kitCatalog, shellCatalog].map((catalog) => kit.addCatalog(catalog, { permanent: true })),
);

/**
 * Renders a page. Nothing is shared between renderings: each has its own queries, styles and remotes, and the stores keep their initial state,
 * because only browsers change them.
 * @param remote the remote that serves the path. Without one it is the shell's own page, or the frame around a page that needs client-side access
 * checks.
 * @throws if a component throws, and if the path redirects.
 */
export async function render(job: RenderJob, remote?: RemoteDefinition): Promise<RenderedPage> {
  const { path, set, site, identity, reader } = job;
  const match = matchRoute(set, path);
  await permanentStrings;
  await activateLocale(reader.language, [kitCatalog, shellCatalog, ...(remote ? [remote.catalog] : [])]);
  const remotes = new RemoteStore({ fetch: () => Promise.reject(new Error('Remotes are loaded already.')) });
  if (match && remote) remotes.place(match.release, remote);
  const queries = createQueryClient();
  const data: PageData & { rendered: SsrData } = {
    site,
    identity,
    offlineCache: false,
    language: reader.language,
    rendered: { set: set.id, reader, at: Date.now(), queries: undefined },
  };
  const routes =
    match && remote
      ? [
          remoteRoute({
            release: match.release,
            version: match.release.version,
            definition: remote,
            since: 0,
          }),
        ]
      : [];
  try {
    const handler = createStaticHandler(createRoutes(routes));
    const context = await handler.query(new Request(new URL(path, 'http://site')), {
      requestContext: contextOf(queries),
    });
    if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
    for (const error of Object.values(context.errors ?? {})) throw error;
    const router = createStaticRouter(handler.dataRoutes, context);
    const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    const renderOnce = () => renderApp({ job, data, remotes, queries, page });
    let rendered = await renderOnce();
    if (await fetchPendingQueries(queries)) rendered = await renderOnce();
    data.rendered.queries = dehydrateQueries(queries);
    // With an entry for every route: one without data in the page would run its loader and its middleware in the browser.
    if (routes.length > 0)
      data.rendered.loaderData = Object.fromEntries(
        context.matches.map(({ route }) => [route.id, context.loaderData[route.id] ?? null]),
      );
    return { ...rendered, data: data.rendered };
  } finally {
    queries.clear();
  }
}

/** Renders an empty page, so that the first real one isn't slow. */
export async function warmUp(): Promise<void> {
  const routes = [{ path: '/', element: <kit.Page title="" /> }];
  await render(EMPTY_JOB, { routes, catalog: { en: { messages: {} } } });
}

interface RenderInput {
  job: RenderJob;
  data: PageData;
  remotes: RemoteStore;
  queries: ReturnType<typeof createQueryClient>;
  page: ReactNode;
}

async function renderApp({
  job,
  data,
  remotes,
  queries,
  page,
}: RenderInput): Promise<Omit<RenderedPage, 'data'>> {
  const styles = createStyles();
  const text = await textOf(
    <styles.Provider>
      <RenderedSetContext value={job.set}>
        <App data={data} queryClient={queries} routeExists={routeExistsIn(() => job.set)} remotes={remotes}>
          {page}
        </App>
      </RenderedSetContext>
    </styles.Provider>,
  );
  // React puts preloads before everything else; they belong into the head.
  const links = /^(<link [^>]*>)*/.exec(text)?.[0] ?? '';
  const html = text.slice(links.length);
  return { html, links: links.match(/<link [^>]*>/g) ?? [], style: styles.of(html) };
}

/**
 * Renders the complete markup, after everything that suspends has resolved.
 * @throws errors of components, because an incomplete page is useless.
 */
function textOf(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      // In one piece: parts that are streamed later need inline scripts, which the page's CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}
