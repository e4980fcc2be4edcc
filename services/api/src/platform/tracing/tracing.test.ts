import { startTestCollector, type TestCollector } from '@boardwalk/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let collector: TestCollector;
let api: TestApi;
beforeAll(async () => {
  collector = await startTestCollector();
  api = await startTestApi({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' },
  });
  const token = await api.as('ada', 'OWNER');
  const ask = (flags: string) =>
    api.call('GET /api/users?search=ada%40x.test', {
      token,
      headers: { traceparent: `00-${TRACE}-${CALLER}-${flags}` },
    });
  expect((await ask('01')).status).toBe(200);
  // Not sampled by the caller.
  await ask('00');
  // Requests without a trace of the caller, of a kind that this API doesn't sample.
  await api.call('GET /api/users/count');
  await api.call('GET /api/health/ready');
  await api.stop();
});
afterAll(() => collector.close());

it('continues the trace of a caller from the request through its handler to the statements', () => {
  const { spans } = collector;
  expect(new Set(spans.map(({ traceId, service }) => `${service} ${traceId}`))).toEqual(
    new Set([`boardwalk-api ${TRACE}`]),
  );
  const request = spans.find(({ name }) => name === 'GET /api/users');
  expect(request).toMatchObject({
    parentSpanId: CALLER,
    attributes: { 'http.route': '/api/users', 'url.path': '/api/users', 'request.id': expect.any(String) },
  });
  expect(Number(request?.attributes['http.response.status_code'])).toBe(200);
  const handler = spans.find(({ name }) => name === 'UsersController.list');
  expect(handler?.parentSpanId).toBe(request?.spanId);
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(handler?.spanId);
});

it('contains no search terms and no values', () => {
  expect(JSON.stringify(collector.spans)).not.toMatch(/ada(@|%40)x\.test/);
  expect(JSON.stringify(collector.spans)).toContain('$1');
});

it('shares one trace id, whether or not the caller samples it', () => {
  expect(collector.spans.filter(({ name }) => name === 'GET /api/users')).toHaveLength(1);
});
