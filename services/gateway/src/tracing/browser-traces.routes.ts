import { BROWSER_TRACES_PATH } from '@boardwalk/contracts';
import type { TracingSettings } from '@boardwalk/server';
import type { FastifyInstance } from 'fastify';
import type { AddressLimits } from '../address-limits.ts';

/** Maximum size of a batch of spans, in bytes: a browser sends at most 50, about 600 bytes each. */
const MAX_BODY_BYTES = 65_536;
/** Timeout of the collector, in milliseconds. */
const TIMEOUT_MS = 5_000;

interface BrowserTracesOptions {
  tracing: TracingSettings;
  rates: AddressLimits;
}

/**
 * Forwards the spans of browsers to the collector, which only servers can reach. Anyone can send some, so they are rate limited like pages, and are
 * untrusted.
 */
export async function browserTracesRoutes(
  app: FastifyInstance,
  { tracing, rates }: BrowserTracesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Body: Buffer<ArrayBuffer> }>(
    BROWSER_TRACES_PATH,
    { bodyLimit: MAX_BODY_BYTES },
    async (request, reply) => {
      const seconds = await rates.pages(request);
      if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
      const answer = await fetch(`${tracing.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: request.body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined);
      if (!answer?.ok)
        request.log.warn({ status: answer?.status }, 'the collector took no spans of a browser');
      return reply.code(answer?.ok ? 204 : 502).send();
    },
  );
}
