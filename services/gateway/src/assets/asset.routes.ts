import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { SiteState } from '../site/site-source.ts';

const YEAR = 31_536_000;
const DAY = 86_400;

interface AssetOptions {
  configuration: Configuration;
  currentSite(): Promise<SiteState | undefined>;
}

/** Files. Those whose names hold their content's hash or version never change, and browsers are told so. */
export async function assetRoutes(
  app: FastifyInstance,
  { configuration, currentSite }: AssetOptions,
): Promise<void> {
  const immutable = `public, max-age=${YEAR}, immutable`;
  await files(app, '/assets/', join(configuration.SHELL_DIR, 'assets'), immutable);
  await files(app, '/remotes/', configuration.RELEASES_DIR, immutable);
  await files(app, '/brand/', join(configuration.ARTWORK_DIR, 'brand'), `public, max-age=${DAY}`);

  app.get('/favicon.ico', (_, reply) => reply.redirect('/brand/favicon.svg', 301));
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain').send('User-agent: *\nAllow: /\nDisallow: /api/\n'),
  );
  app.get('/site.webmanifest', async (_, reply) => {
    const site = (await currentSite())?.site;
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(webManifest(site));
  });
}

function files(app: FastifyInstance, prefix: string, folder: string, cacheControl: string) {
  const serve = async (scope: FastifyInstance) => {
    // A file that isn't there is a plain 404, never the page: a script that turns out to be HTML helps nobody.
    scope.setNotFoundHandler((request, reply) => {
      request.log.warn({ path: request.url, status: 404 }, 'file not found');
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    });
    await scope.register(fastifyStatic, {
      root: resolve(folder),
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response) => {
        response.header('cache-control', cacheControl);
      },
    });
  };
  return app.register(serve, { prefix });
}

function webManifest(site: SiteState['site'] | undefined): string {
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
    start_url: '/',
    display: 'standalone',
    background_color: '#0B0F1A',
    theme_color: '#0B0F1A',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
