import type { FastifyServerOptions } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { gatheredLines } from './gathered-lines.ts';

/** Where log lines go, when not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** One JSON object a line. Requests are named by what a reader needs; headers, and with them tokens, are never part of it. */
export function loggerOptions(
  configuration: Configuration,
  stream: LogStream = gatheredLines(),
): FastifyServerOptions['logger'] {
  return {
    level: configuration.logLevel,
    base: { service: 'api' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: () => ({}), res: () => ({}) },
    stream,
  };
}
