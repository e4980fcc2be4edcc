import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A sent span, with the fields that tests read. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
}

interface SentSpan extends Omit<ReceivedSpan, 'service' | 'attributes'> {
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface SentSpans {
  resourceSpans: {
    resource: Pick<SentSpan, 'attributes'>;
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A trace collector (OTLP over HTTP, as JSON) that records what it receives. */
export interface TestCollector {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT for this collector. */
  url: string;
  spans: ReceivedSpan[];
  close(): Promise<void>;
}

export async function startTestCollector(): Promise<TestCollector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(String(Buffer.concat(chunks)))));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    spans,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function spansIn({ resourceSpans }: SentSpans): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        attributes: valuesOf(attributes),
      })),
    );
  });
}

/** Each value is keyed by its type, as in `{ stringValue: 'GET' }`. */
const valuesOf = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
