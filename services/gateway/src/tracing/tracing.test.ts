import { BROWSER_TRACES_PATH, PAGE_DATA_ID } from '@boardwalk/contracts';
import { startTestCollector, type TestCollector } from '@boardwalk/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

let collector: TestCollector;
let site: StubSite;
beforeEach(async () => {
  collector = await startTestCollector();
});
afterEach(async () => {
  await site.close();
  await collector.close();
});

const traced = async (settings: Record<string, string> = {}) => {
  site = await stubSite(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...settings });
};
const tracesIn = (page: string) =>
  JSON.parse(page.match(new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`))?.[1] ?? '{}').traces;
let address: string;
const listen = async () => {
  address = await site.gateway.listen({ port: 0, host: 'localhost' });
};
const send = async (body: string, type = 'application/json') =>
  (await fetch(address + BROWSER_TRACES_PATH, { method: 'POST', headers: { 'content-type': type }, body }))
    .status;

it('propagates a trace to the API with its own span in between, and exports it on shutdown', async () => {
  await traced();
  const answer = await site.gateway.inject({ url: '/api/trace?q=secret', headers: { traceparent: PARENT } });
  const [, trace, parent] = String(answer.json().traceparent).split('-');
  expect(trace).toBe(TRACE);
  await site.gateway.inject('/healthz');
  await site.gateway.close();
  const own = collector.spans.filter(({ service }) => service === 'boardwalk-gateway');
  expect(own.find(({ spanId }) => spanId === parent)?.traceId).toBe(TRACE);
  expect(own.map(({ name }) => name)).not.toContain('GET /healthz');
  expect(JSON.stringify(own)).not.toContain('secret');
});

it('includes the share of traced calls in each page', async () => {
  await traced({ OTEL_TRACES_SAMPLER_ARG: '0.25' });
  expect(tracesIn((await site.gateway.inject('/')).body)).toBe(0.25);
});

it('forwards the spans of browsers, and rejects everything else', async () => {
  await traced();
  await listen();
  const span = { name: 'GET', traceId: TRACE, spanId: 'b7ad6b7169203331', attributes: [] };
  const batch = { resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ spans: [span] }] }] };
  expect(await send(JSON.stringify(batch))).toBe(204);
  expect(collector.spans).toMatchObject([{ name: 'GET', traceId: TRACE }]);
  expect(await send('text', 'text/plain')).toBe(415);
  expect(await send(JSON.stringify({ a: 'x'.repeat(70_000) }))).toBe(413);
  await collector.close();
  expect(await send(JSON.stringify(batch))).toBe(502);
});

it('rate limits the spans of an address', async () => {
  await traced({ RATE_LIMIT_FACTOR: '0.01' });
  await listen();
  const statuses = [];
  for (let times = 0; times < 5; times += 1) statuses.push(await send('{"resourceSpans":[]}'));
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
});

it('traces and accepts nothing without a configured collector', async () => {
  site = await stubSite();
  expect(tracesIn((await site.gateway.inject('/')).body)).toBeUndefined();
  expect((await site.gateway.inject('/api/trace')).json()).toEqual({ traceparent: null });
  await listen();
  expect(await send('{}')).toBe(404);
});
