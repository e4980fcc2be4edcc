import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimits } from './address-limits.ts';
import { apiCalls } from './api-calls.ts';
import { apiProxy } from './api-proxy.ts';
import { apiUpstreams } from './api-upstreams.ts';
import { assetRoutes } from './assets/asset.routes.ts';
import { backendProxy } from './backends/backend-proxy.ts';
import { createBackendSource } from './backends/backend-source.ts';
import { BROTLI_QUALITY } from './brotli-quality.ts';
import { type Configuration, originOf } from './configuration.ts';
import { createHttpServer, type ServerOptions } from './http-server.ts';
import { gatewayMetrics } from './metrics.ts';
import { serviceWorkerRoutes } from './offline/service-worker.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { pageTickets } from './page/page-ticket.ts';
import { releaseFileRoutes } from './releases/release-file.routes.ts';
import { releaseSetRoutes } from './releases/release-set.routes.ts';
import { createSetSource } from './releases/set-source.ts';
import { visitorReader } from './releases/visitor.ts';
import { failedRenderings } from './render/failed-renderings.ts';
import { createRenderedPages } from './render/rendered-pages.ts';
import { createPageCards } from './site/page-cards.ts';
import { createSiteDrafts } from './site/site-drafts.ts';
import { createSiteSource } from './site/site-source.ts';
import { browserTracesRoutes } from './tracing/browser-traces.routes.ts';
import { traceGateway } from './tracing/trace-gateway.ts';

const COMPRESSION: FastifyCompressOptions = {
  threshold: 512,
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
};

/** The single origin for browsers: pages, files and the API behind it. */
export async function createGateway(
  configuration: Configuration,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const { app, limits } = createHttpServer(configuration, options);
  const { API_URL: origins, RELEASES_DIR: folder, publicKeys, GATEWAY_KEY: key, tracing } = configuration;
  await traceGateway(app, configuration);
  const metrics = gatewayMetrics(app, configuration);
  const upstreams = apiUpstreams(origins, (origin, isReady) => {
    app.log.warn({ origin }, isReady ? 'this API is ready again' : 'this API is left out until it is ready');
  });
  app.addHook('onClose', async () => upstreams.stop());
  const callApi = apiCalls({ upstreams, key });
  const rates = await addressLimits(app, configuration);
  const faults = configuration.FAULTS === 'on' && configuration.NODE_ENV !== 'production';
  const site = createSiteSource(callApi, (error) => {
    app.log.warn({ error: String(error) }, 'the API did not answer with the site configuration');
  });
  const currentSite = site.current;
  const cardOf = createPageCards(callApi, (error) => {
    app.log.warn({ error: String(error) }, 'the API did not return the card of a page');
  });
  const drafts = createSiteDrafts(callApi, (error) => {
    app.log.warn({ error: String(error) }, 'the API did not answer with a draft of the site');
  });
  const sets = createSetSource(callApi, (error) => {
    app.log.warn({ error: String(error) }, 'the API did not return the current releases');
  });
  const backends = createBackendSource(callApi, (error) => {
    app.log.warn({ error: String(error) }, 'the API did not return the backends of remotes');
  });
  const siteOrigin = (request: FastifyRequest) => originOf(request, configuration);
  const visitorOf = visitorReader({ sets, publicKeys, faults, originOf: siteOrigin });
  const tickets = pageTickets({ key, originOf: siteOrigin });
  const reportFailedRendering = failedRenderings(callApi, app.log);
  const renderedPages = createRenderedPages({
    configuration,
    callApi,
    onFailure: (kind, ...rest) => {
      metrics.renderFailed(kind);
      reportFailedRendering(kind, ...rest);
    },
  });
  await app.register(cookie);
  app.get('/healthz', async () => ({ status: 'up' }));
  await app.register(assetRoutes, { configuration, currentSite, callApi });
  if (tracing) await app.register(browserTracesRoutes, { tracing, rates });
  await app.register(releaseFileRoutes, { prefix: '/remotes', folder, callApi, sets, faults, rates });
  // Files are compressed by the build. @fastify/compress skips event streams and pictures.
  await app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    scope.addHook('onSend', async (request, reply) => {
      if (changesSite(request) && reply.statusCode < 300) site.changed();
    });
    await scope.register(apiProxy, { upstreams, limits, tickets });
    await scope.register(backendProxy, { backends, upstreams, limits });
    await scope.register(releaseSetRoutes, { sets, visitorOf });
    await scope.register(serviceWorkerRoutes, { configuration });
    await scope.register(pageRoutes, {
      configuration,
      currentSite,
      cardOf,
      drafts,
      sets,
      renderedPages,
      visitorOf,
      rates,
      tickets,
    });
  });
  return app;
}

/** Returns whether a call may change the configuration of the site. */
function changesSite({ method, url }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && url.startsWith('/api/site/');
}
