import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';

/**
 * OpenTelemetry's instrumentation of `pg`. By default it waits until Node loads the package; the API is bundled into one file, so that never
 * happens, and the package is passed to it.
 */
class BundledPgInstrumentation extends PgInstrumentation {
  /** @param client Client class whose statements create spans from now on. */
  instrument(client: typeof pg.Client): void {
    for (const { name, patch } of this.init()) if (name === 'pg') patch?.({ Client: client });
  }
}

/** Creates a span for each statement of a request, with its text and placeholders, never its values. */
export function tracePostgres(): void {
  new BundledPgInstrumentation({
    enabled: false,
    requireParentSpan: true,
    ignoreConnectSpans: true,
  }).instrument(pg.Client);
}
