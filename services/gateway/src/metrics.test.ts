import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { gatewayMetrics } from './metrics.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server, and returns its metrics port from the log. */
async function start(METRICS_PORT: number | undefined) {
  const lines: { msg: string; port: number }[] = [];
  app = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  const metrics = gatewayMetrics(app, { METRICS_PORT, HOST: 'localhost' });
  await app.listen({ port: 0, host: 'localhost' });
  return { metrics, portOf: () => lines.find(({ msg }) => msg === 'metrics')?.port };
}

it('counts pages that could not be rendered, and stops with the server', async () => {
  const { metrics, portOf } = await start(0);
  metrics.renderFailed('threw');
  metrics.renderFailed('threw');
  const port = await vi.waitFor(() => portOf() ?? Promise.reject(new Error('It does not listen yet.')));
  const address = `http://localhost:${port}/metrics`;
  expect(await (await fetch(address)).text()).toMatch(/draw_failures_total\{.*kind="threw".*\} 2/);
  await app.close();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('has no metrics without a port', async () => {
  const { metrics, portOf } = await start(undefined);
  metrics.renderFailed('threw');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(portOf()).toBeUndefined();
});
