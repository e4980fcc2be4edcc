import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** Paths that aren't traced: files, which are numerous and alike, streams, and health checks. */
const IGNORED = /^\/(assets|remotes|artwork|packages|telemetry|healthz|api\/live|api\/health)(\/|$)/;

/** Traces pages and calls if a collector is configured. OpenTelemetry is loaded only then. */
export async function traceGateway(app: FastifyInstance, { tracing }: Configuration): Promise<void> {
  if (!tracing) return;
  const { traceRequests } = await import('@boardwalk/server/tracing');
  await traceRequests(app, tracing, {
    service: 'boardwalk-gateway',
    calls: true,
    isIgnored: (path) => IGNORED.test(path),
  });
}
