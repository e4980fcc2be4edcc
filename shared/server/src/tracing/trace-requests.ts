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

/** How long a server that stops waits for the collector, in milliseconds. What it doesn't take by then is lost. */
const LAST_SEND = 2_000;

/** What a server traces. */
interface Traced {
  /** The name of the service, as it stands beside its spans. */
  service: string;
  /** Whether its calls of other servers continue the trace there: only where all of them are this site's own. */
  calls: boolean;
  /** Requests that make no spans, by their path or the pattern of their route: those that live as long as a page, and those that ask for files. */
  isIgnored(path: string): boolean;
}

/**
 * Traces the requests of a server from now on, and sends what it measured to a collector (OTLP by HTTP) until the server closes. To be awaited before the
 * routes are added. A trace that a caller began is continued, with the caller's choice whether it is kept; of the others a share is.
 */
export async function traceRequests(
  server: FastifyInstance,
  { endpoint, share }: TracingSettings,
  { service, calls, isIgnored }: Traced,
): Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // Headers and times of the exporter come from OpenTelemetry's own variables, OTEL_EXPORTER_OTLP_HEADERS and the like.
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
    // One span for a request and one for its handler are enough to see where time goes.
    instrumentHooks: false,
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'none'}`);
      // Queries hold what people search for.
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
