import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** Paths whose requests are not traced: files, which are many and alike, streams, and what asks whether the gateway is well. */
const IGNORED = /^\/(assets|remotes|artwork|packages|telemetry|healthz|api\/live|api\/health)(\/|$)/;

/** Traces pages and calls, where a collector is configured. OpenTelemetry is loaded only then. */
export async function traceGateway(app: FastifyInstance, { tracing }: Configuration): Promise<void> {
  if (!tracing) return;
  const { traceRequests } = await import('@boardwalk/server/tracing');
  await traceRequests(app, tracing, {
    service: 'boardwalk-gateway',
    calls: true,
    isIgnored: (path) => IGNORED.test(path),
  });
}
