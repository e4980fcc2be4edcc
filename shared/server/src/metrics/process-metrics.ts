import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: most responses take milliseconds, and calls time out after half a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of a process in Prometheus' text format. */
export interface ProcessMetrics {
  registry: Registry;
  /** Adds a gauge that is read on request. @param read returns its values by label; failures are omitted. */
  gauge(name: string, help: string, label: string, read: () => Values | Promise<Values>): void;
  /** Adds a gauge without a label, read on request; omitted on failure, or if the value is unknown. */
  value(name: string, help: string, read: () => Promise<number | undefined>): void;
  /** Serves `GET /metrics` on a port of its own, unreachable for visitors. @returns a function that stops it. @throws if the port is in use. */
  listen(port: number, host: string): Promise<ListeningMetrics>;
}

type Values = Record<string, number>;

export interface ListeningMetrics {
  /** The port: chosen by the system for 0. */
  port: number;
  close(): Promise<void>;
}

/**
 * Measures a server: its requests by method, route and status, and Node's own metrics (memory, event loop, garbage collection).
 * @param service label of every metric.
 */
export function createProcessMetrics(server: FastifyInstance, service: string): ProcessMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  recordRequests(server, registry);
  return {
    registry,
    gauge(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          gauge.reset();
          const values = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          for (const [value, amount] of Object.entries(values)) gauge.set({ [label]: value }, amount);
        },
      });
    },
    value(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          gauge.remove();
          const value = await read().catch(() => undefined);
          if (value !== undefined) gauge.set(value);
        },
      });
    },
    listen: (port, host) => listen(registry, port, host),
  };
}

function recordRequests(server: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, event streams aside.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    // A stream is open as long as its page.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
      seconds.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
}

/** The pattern, not the path: otherwise each path would be a series of its own. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'none' : (routeOptions.url ?? 'none');
}

async function listen(registry: Registry, port: number, host: string): Promise<ListeningMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
