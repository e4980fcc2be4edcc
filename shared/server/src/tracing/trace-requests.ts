import { setTimeout as pause } from 'node:timers/promises';
import FastifyOtelInstrumentation from '@fastify/otel';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../logs/log-text.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Time that a stopping server waits for the collector, in milliseconds. Spans not accepted by then are lost. */
const LAST_SEND = 2_000;

/** Configuration of a server's tracing. */
interface Traced {
  /** Name of the service in its spans. */
  service: string;
  /** Whether its outgoing calls propagate the trace: only if all targets are this site's own. */
  calls: boolean;
  /** Returns whether requests are ignored, by path or route pattern: those that live as long as a page, and those of files. */
  isIgnored(path: string): boolean;
}

/**
 * Traces the requests of a server, and sends the spans to a collector (OTLP over HTTP) until the server closes. Has to be awaited before routes are
 * added. A caller's trace is continued with its sampling decision; others are sampled.
 */
export async function traceRequests(
  server: FastifyInstance,
  { endpoint, share }: TracingSettings,
  { service, calls, isIgnored }: Traced,
): Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // Headers and timeouts of the exporter come from OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_HEADERS.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const outgoing = calls ? new UndiciInstrumentation({ requireParentforSpans: true }) : undefined;
  const incoming = new FastifyOtelInstrumentation({
    ignorePaths: ({ url }) => isIgnored(pathOf(url)),
    // One span for a request and one for its handler are enough to see where time is spent.
    instrumentHooks: false,
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'none'}`);
      // Queries contain users' searches.
      span.setAttributes({ 'url.path': pathOf(request.url), 'request.id': request.id });
    },
  });
  await server.register(incoming.plugin());
  server.addHook('onClose', async () => {
    outgoing?.disable();
    await Promise.race([provider.shutdown(), pause(LAST_SEND, undefined, { ref: false })]);
    for (const global of [trace, context, propagation]) global.disable();
  });
}
