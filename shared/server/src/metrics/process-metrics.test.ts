import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProcessMetrics, type ListeningMetrics, type ProcessMetrics } from './process-metrics.ts';

let app: FastifyInstance;
let metrics: ProcessMetrics;
let listening: ListeningMetrics;

beforeEach(async () => {
  app = fastify();
  metrics = createProcessMetrics(app, 'tested');
  app.get('/articles/:id', async () => ({}));
  app.get('/stream', (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'));
  listening = await metrics.listen(0, 'localhost');
});
afterEach(async () => {
  await listening.close();
  await app.close();
});

const scrape = async () => (await fetch(`http://localhost:${listening.port}/metrics`)).text();

it('counts responses by the pattern of their route, and unknown paths as one', async () => {
  for (const url of ['/articles/1', '/articles/2', '/nowhere', '/else', '/stream']) await app.inject(url);
  const count = (route: string, status: number) =>
    `http_request_duration_seconds_count{service="tested",method="GET",route="${route}",status="${status}"} 2`;
  const text = await scrape();
  expect(text).toContain(count('/articles/:id', 200));
  expect(text).toContain(count('none', 404));
  expect(text).not.toMatch(/articles\/1|nowhere|"\/stream"/);
});

it('reports process metrics', async () => {
  const text = await scrape();
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds\{service="tested"\} [\d.e-]+/);
  expect(text).toMatch(/process_resident_memory_bytes\{service="tested"\} \d+/);
});

it('reads a gauge on request, and omits failed values', async () => {
  let due = 3;
  metrics.gauge('jobs', 'Jobs.', 'state', () => ({ due }));
  metrics.gauge('rows', 'Rows.', 'table', () => Promise.reject(new Error('The database is away.')));
  expect(await scrape()).toContain('jobs{state="due",service="tested"} 3');
  due = 0;
  const text = await scrape();
  expect(text).toContain('jobs{state="due",service="tested"} 0');
  expect(text).not.toContain('rows{');
});

it('responds to no other path', async () => {
  expect((await fetch(`http://localhost:${listening.port}/`)).status).toBe(404);
  const post = await fetch(`http://localhost:${listening.port}/metrics`, { method: 'POST' });
  expect(post.status).toBe(404);
});

it('rejects if the port is in use', async () => {
  await expect(metrics.listen(listening.port, 'localhost')).rejects.toThrow('EADDRINUSE');
});
