import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  barColours,
  localize,
  PACKAGES_PATH,
  releaseFilePath,
  type SiteConfiguration,
  siteStamp,
} from '@boardwalk/contracts';
import { pathOf } from '@boardwalk/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { CallApi } from '../api-calls.ts';
import { type Configuration, originOf } from '../configuration.ts';
import { createReleaseFileCache, SHELL } from '../releases/release-file-cache.ts';
import type { SiteSource } from '../site/site-source.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** A file name with a hash of the content. The shell's development build has names without. */
const HASHED = /\.[0-9a-f]{8,}\./;
/** Time after which a client should request an unfinished package again, in seconds. */
const PACKAGES_RETRY_SECONDS = 60;
const PACKAGES_UNFINISHED = 'The packages are still being built. Try again in a minute.\n';

interface AssetOptions {
  configuration: Configuration;
  currentSite: SiteSource;
  callApi: CallApi;
}

/** Static files. Those with a hash or version in their name are immutable, and cached as such. */
export async function assetRoutes(
  app: FastifyInstance,
  { configuration, currentSite, callApi }: AssetOptions,
): Promise<void> {
  const shells = [configuration.SHELL_DIR, configuration.DEVELOPMENT_SHELL_DIR].filter(
    (folder): folder is string => folder !== undefined,
  );
  // Tabs opened before an update request files of earlier builds, which the API retains.
  const earlierShells = join(configuration.RELEASES_DIR, SHELL);
  const folders = [...shells, earlierShells].map((folder) => join(folder, 'assets'));
  const { ensure } = createReleaseFileCache(configuration.RELEASES_DIR, callApi);
  const cacheControl = (path: string) =>
    HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  const fetchEarlier: onRequestHookHandler = async (request) => {
    const path = pathOf(request.url).slice('/assets/'.length);
    const isWanted = HASHED.test(path) && releaseFilePath.safeParse(path).success;
    if (!isWanted || folders.some((folder) => existsSync(join(folder, path)))) return;
    await ensure(SHELL, 'assets', path).catch((error: unknown) => {
      request.log.warn({ error: String(error), path }, 'a file of the shell could not be fetched');
    });
  };
  await files(app, '/assets/', folders, cacheControl, { before: fetchEarlier });
  await files(
    app,
    '/brand/',
    [join(configuration.ARTWORK_DIR, 'brand')],
    () => `public, max-age=${DAY_SECONDS}`,
  );
  // The segments have a hash in their names; the playlists and captions that refer to them have to be revalidated.
  await files(app, '/demo/stream/', [join(configuration.ARTWORK_DIR, 'demo-stream')], cacheControl);
  // A rebuilt site may serve different bytes under the same version.
  await files(app, PACKAGES_PATH, [configuration.PACKAGES_DIR], () => 'no-cache', {
    isUnfinished: () => arePackagesUnfinished(configuration),
  });

  app.get(`${PACKAGES_PATH}docs`, (_, reply) => reply.redirect(`${PACKAGES_PATH}docs/index.html`, 302));
  app.get(`${PACKAGES_PATH}docs/`, (_, reply) => reply.redirect(`${PACKAGES_PATH}docs/index.html`, 302));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/api/site/icon/32', 302));
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request, configuration))),
  );
  app.get('/site.webmanifest', async (_, reply) => {
    const site = await currentSite();
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(webManifest(site));
  });
}

/** Returns whether the packages are missing because a build writes them later: it writes their index last. `npm run dev` doesn't build them. */
function arePackagesUnfinished({ PACKAGES_DIR, DEVELOPMENT_REMOTES }: Configuration): boolean {
  return DEVELOPMENT_REMOTES === undefined && !existsSync(join(PACKAGES_DIR, 'index.json'));
}

interface FilesOptions {
  before?: onRequestHookHandler;
  /** Whether missing files are still being built. */
  isUnfinished?(): boolean;
}

function files(
  app: FastifyInstance,
  prefix: string,
  folders: string[],
  cacheControl: (path: string) => string,
  { before, isUnfinished = () => false }: FilesOptions = {},
) {
  const serve = async (scope: FastifyInstance) => {
    if (before) scope.addHook('onRequest', before);
    // A missing file is a plain 404, never the page: HTML instead of a script only obscures the error.
    scope.setNotFoundHandler((request, reply) => {
      const isLate = isUnfinished();
      const status = isLate ? 503 : 404;
      request.log.warn({ path: pathOf(request.url), status }, 'file not found');
      if (isLate) reply.header('retry-after', PACKAGES_RETRY_SECONDS);
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isLate ? PACKAGES_UNFINISHED : 'Not found\n');
    });
    await scope.register(fastifyStatic, {
      root: folders.map((folder) => resolve(folder)),
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', cacheControl(path));
      },
    });
  };
  return app.register(serve, { prefix });
}

/** Of the API, only pictures are for search engines and link previews. */
function robotsText(origin: string): string {
  const rules = ['Allow: /', 'Allow: /api/images/', 'Allow: /api/cards/', 'Disallow: /api/'];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function webManifest(site: SiteConfiguration | undefined): string {
  const icon = (size: number, purpose: string) => ({
    src: `/api/site/icon/${size}${site ? `?v=${siteStamp(site)}` : ''}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const { dark } = barColours(site?.look);
  return JSON.stringify({
    name: site?.name ?? 'Boardwalk',
    short_name: site?.shortName ?? 'Boardwalk',
    description: site && localize(site.description, site.languages[0] ?? 'en'),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: dark,
    theme_color: dark,
    icons: ['any', 'maskable'].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
  });
}
