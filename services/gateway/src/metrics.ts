import { createProcessMetrics, type ListeningMetrics } from '@boardwalk/server';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Configuration } from './configuration.ts';

/** What the gateway counts for those who run the site. */
export interface GatewayMetrics {
  /** A page that the server could not draw, so that browsers draw it. @param kind why. */
  drawFailed(kind: string): void;
}

/** Serves metrics for Prometheus on a port of their own, as long as the gateway listens; where the configuration names no port there are none. */
export function gatewayMetrics(
  app: FastifyInstance,
  { METRICS_PORT: port, HOST: host }: Pick<Configuration, 'METRICS_PORT' | 'HOST'>,
): GatewayMetrics {
  if (port === undefined) return { drawFailed: () => undefined };
  const metrics = createProcessMetrics(app, 'gateway');
  const failures = new Counter({
    name: 'draw_failures_total',
    help: 'Pages that the server could not draw.',
    labelNames: ['kind'],
    registers: [metrics.registry],
  });
  let listening: ListeningMetrics | undefined;
  app.addHook('onListen', async () => {
    listening = await metrics.listen(port, host);
    app.log.info({ port: listening.port }, 'metrics');
  });
  app.addHook('onClose', async () => listening?.close());
  return { drawFailed: (kind) => failures.inc({ kind }) };
}
