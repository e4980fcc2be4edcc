import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { MetricsService } from './metrics.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { METRICS_PORT: '0' } });
});
afterAll(() => api.stop());

const scrape = async () => (await fetch(`http://localhost:${api.get(MetricsService).port}/metrics`)).text();

it('exposes metrics of requests, connections, jobs and streams', async () => {
  await api.call('GET /api/users/count');
  const text = await scrape();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{service="api",method="GET",route="\/api\/users\/count",status="200"\} 1/,
  );
  expect(text).toMatch(/database_connections\{state="open",service="api"\} [1-5]\n/);
  expect(text).toMatch(/jobs\{state="failed",service="api"\} 0\n/);
  expect(text).toContain('event_streams{state="open",service="api"} 0');
});

it('isn’t reachable at the public address', async () => {
  expect((await api.call('GET /metrics')).status).toBe(404);
  expect((await api.call('GET /api/metrics')).status).toBe(404);
});
