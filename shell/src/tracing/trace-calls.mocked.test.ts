// @vitest-environment happy-dom
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** The sent calls as `method path`, with their trace parent. */
let sent: { call: string; parent: string | null }[];
let answer: () => Response | Promise<Response>;
const exported: ReadableSpan[] = [];

vi.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  // Outside of a browser the real exporter uses Node's own client.
  OTLPTraceExporter: class implements SpanExporter {
    export: SpanExporter['export'] = (spans, done) => {
      exported.push(...spans);
      done({ code: 0 });
    };
    async shutdown() {}
  },
}));

beforeEach(() => {
  sent = [];
  exported.length = 0;
  answer = () => new Response('{}');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href);
    const parent = new Headers(init?.headers).get('traceparent');
    sent.push({ call: `${init?.method ?? 'GET'} ${pathname}`, parent });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Traces this share of the calls. @returns the spans exported some seconds later. */
async function start(share: number) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { traceCalls } = await import('./trace-calls.ts');
  traceCalls(share);
  return async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    return exported;
  };
}

it('gives each call to the API a trace, and ignores streams and other servers', async () => {
  const measured = await start(1);
  await fetch('/api/users?search=ada', { method: 'GET', headers: { accept: 'application/json' } });
  await fetch('/api/live/events');
  await fetch('https://elsewhere.test/api/users');
  expect(sent.map(({ parent }) => parent)).toEqual([expect.stringMatching(PARENT), null, null]);
  const [span, ...others] = await measured();
  expect(others).toEqual([]);
  expect(span?.spanContext().traceId).toBe(sent[0]?.parent?.split('-')[1]);
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.path': '/api/users',
    'http.response.status_code': 200,
    'page.path': location.pathname,
  });
});

it('doesn’t change responses and failures', async () => {
  const measured = await start(1);
  answer = () => new Response('no', { status: 503 });
  expect((await fetch('/api/site')).status).toBe(503);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetch('/api/site')).rejects.toThrow('Failed to fetch');
  expect((await measured()).map(({ status }) => status)).toEqual([
    { code: 2 },
    { code: 2, message: 'TypeError: Failed to fetch' },
  ]);
});

it('marks calls outside of the share as not sampled', async () => {
  await start(0);
  await fetch('/api/site');
  expect(sent[0]?.parent).toMatch(/-00$/);
});
