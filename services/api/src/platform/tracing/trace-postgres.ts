import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';

/**
 * OpenTelemetry's instrumentation of `pg`. By itself it waits until Node loads the package; the API is one file, so that never happens, and the package is handed
 * to it.
 */
class BundledPgInstrumentation extends PgInstrumentation {
  /** @param client the client's class, whose statements make spans from now on. */
  instrument(client: typeof pg.Client): void {
    for (const { name, patch } of this.init()) if (name === 'pg') patch?.({ Client: client });
  }
}

/** Makes a span of each statement that belongs to a request: its text with placeholders, never its values. */
export function tracePostgres(): void {
  new BundledPgInstrumentation({
    enabled: false,
    requireParentSpan: true,
    ignoreConnectSpans: true,
  }).instrument(pg.Client);
}
