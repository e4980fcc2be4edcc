import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';

/** Traces requests down to their statements, if a collector is configured. OpenTelemetry is loaded only then. */
export async function traceApi(
  server: FastifyInstance,
  { tracing }: Pick<Configuration, 'tracing'>,
): Promise<void> {
  if (!tracing) return;
  const [{ traceRequests }, { tracePostgres }] = await Promise.all([
    import('@boardwalk/server/tracing'),
    import('./trace-postgres.ts'),
  ]);
  tracePostgres();
  await traceRequests(server, tracing, {
    service: 'boardwalk-api',
    // Called servers belong to third parties: the identity provider, Discord, streaming platforms.
    calls: false,
    isIgnored: (path) => path.startsWith('/api/health/') || path.startsWith('/api/live/'),
  });
}
