import { BROWSER_TRACES_PATH } from '@boardwalk/contracts';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';

/** Streams, which last as long as the page is open. */
const STREAMS = '/api/live/';
/** Maximum number of spans per request: the gateway accepts 64 KB. */
const MAX_SPANS = 50;

/**
 * Creates a span for each further call to the API, continued by gateway, API and database, and sends them to the gateway. OpenTelemetry's own `fetch`
 * instrumentation is deprecated and records full URLs, which contain users' searches.
 * @param share share of the calls that are traced, from 0 to 1.
 */
export function traceCalls(share: number): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'boardwalk-browser' }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: BROWSER_TRACES_PATH }),
        maxExportBatchSize: MAX_SPANS,
      }),
    ],
  });
  const tracer = provider.getTracer('calls');
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || !pathname.startsWith('/api/') || pathname.startsWith(STREAMS))
      return send(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const attributes = {
      'http.request.method': method,
      'url.path': pathname,
      'page.path': location.pathname,
    };
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes });
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    propagation.inject(trace.setSpan(context.active(), span), headers, {
      set: (carrier, name, value) => carrier.set(name, value),
    });
    try {
      const answer = await send(input, { ...init, headers });
      span.setAttribute('http.response.status_code', answer.status);
      if (!answer.ok) span.setStatus({ code: SpanStatusCode.ERROR });
      return answer;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  };
}
