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
    timestamp: timeTexts(),
    serializers: { req: () => ({}), res: () => ({}) },
    stream,
  };
}

/** The time as text, made once for each millisecond: a busy process says much in one. */
function timeTexts(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date(now).toISOString()}"`;
    at = now;
    return text;
  };
}
