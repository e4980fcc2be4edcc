import { z } from 'zod';

/** OpenTelemetry's own variables, as far as services read them themselves. Without an endpoint nothing is traced. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional()
    .describe(
      'The collector of traces (OTLP over HTTP), such as http://collector:4318. Nothing is traced without it.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of traces that are exported.'),
};

export interface TracingSettings {
  /** URL of the collector, without a trailing slash. */
  endpoint: string;
  /** Share of traces that are sampled, from 0 to 1. */
  share: number;
}

/** @returns undefined if tracing is disabled. */
export function tracingSettings(environment: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = environment;
  return endpoint === undefined ? undefined : { endpoint, share };
}
