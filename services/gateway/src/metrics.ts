import { createProcessMetrics, type ListeningMetrics } from '@boardwalk/server';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Configuration } from './configuration.ts';

/** Metrics of the gateway for operators. */
export interface GatewayMetrics {
  /** Counts a page that the server could not render, so that browsers render it. @param kind the reason. */
  renderFailed(kind: string): void;
}

/** Serves Prometheus metrics on a port of their own while the gateway runs; without a configured port there are none. */
export function gatewayMetrics(
  app: FastifyInstance,
  { METRICS_PORT: port, HOST: host }: Pick<Configuration, 'METRICS_PORT' | 'HOST'>,
): GatewayMetrics {
  if (port === undefined) return { renderFailed: () => undefined };
  const metrics = createProcessMetrics(app, 'gateway');
  const failures = new Counter({
    name: 'draw_failures_total',
    help: 'Pages that the server could not render.',
    labelNames: ['kind'],
    registers: [metrics.registry],
  });
  let listening: ListeningMetrics | undefined;
  app.addHook('onListen', async () => {
    listening = await metrics.listen(port, host);
    app.log.info({ port: listening.port }, 'metrics');
  });
  app.addHook('onClose', async () => listening?.close());
  return { renderFailed: (kind) => failures.inc({ kind }) };
}
