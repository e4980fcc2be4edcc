import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfiguration } from '@boardwalk/contracts';
import { pathOf } from '@boardwalk/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Configuration, originOf } from '../configuration.ts';
import type { SiteSource } from '../site/site-source.ts';

const YEAR = 31_536_000;
const DAY = 86_400;
/** A name that holds its content's hash. The development build of the shell has names without. */
const HASHED = /\.[0-9a-f]{8,}\./;

interface AssetOptions {
  configuration: Configuration;
  currentSite: SiteSource;
}

/** Files. Those whose names hold their content's hash or version never change, and browsers are told so. */
export async function assetRoutes(
  app: FastifyInstance,
  { configuration, currentSite }: AssetOptions,
): Promise<void> {
  const shells = [configuration.SHELL_DIR, configuration.DEVELOPMENT_SHELL_DIR].filter(
    (folder): folder is string => folder !== undefined && existsSync(folder),
  );
  await files(
    app,
    '/assets/',
    shells.map((folder) => join(folder, 'assets')),
    (path) => (HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'),
  );
  await files(app, '/brand/', [join(configuration.ARTWORK_DIR, 'brand')], () => `public, max-age=${DAY}`);

  app.get('/favicon.ico', (_, reply) => reply.redirect('/brand/favicon.svg', 301));
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain').send(robotsText(originOf(request, configuration))),
  );
  app.get('/site.webmanifest', async (_, reply) => {
    const site = await currentSite();
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(webManifest(site));
  });
}

function files(
  app: FastifyInstance,
  prefix: string,
  folders: string[],
  cacheControl: (path: string) => string,
) {
  const serve = async (scope: FastifyInstance) => {
    // A file that isn't there is a plain 404, never the page: a script that turns out to be HTML helps nobody.
    scope.setNotFoundHandler((request, reply) => {
      request.log.warn({ path: pathOf(request.url), status: 404 }, 'file not found');
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
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

/** Of the API, pictures alone are for search engines and for those who show links. */
function robotsText(origin: string): string {
  const rules = ['Allow: /', 'Allow: /api/images/', 'Allow: /api/cards/', 'Disallow: /api/'];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function webManifest(site: SiteConfiguration | undefined): string {
  const icon = (size: number, purpose: string) => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site?.name ?? 'Boardwalk',
    short_name: site?.shortName ?? 'Boardwalk',
    description: site?.description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0B0F1A',
    theme_color: '#0B0F1A',
    icons: ['any', 'maskable'].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
  });
}
