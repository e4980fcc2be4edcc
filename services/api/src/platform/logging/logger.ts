import { createLogDestination, loggedError, withoutSecrets } from '@boardwalk/server';
import { trace } from '@opentelemetry/api';
import { ClsServiceManager } from 'nestjs-cls';
import { type Logger, pino } from 'pino';
import { CALLER_ID } from '../auth/caller.ts';
import type { Configuration } from '../config/configuration.ts';

/** Destination of log lines other than the standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Creates the logger of the process: one JSON object per line, with the ids of the request, of its caller and, with tracing, of the trace. Tokens
 * are removed, and errors are reduced to safe fields.
 */
export function createLogger({ logLevel }: Pick<Configuration, 'logLevel'>, stream?: LogStream): Logger {
  const options = {
    level: logLevel,
    base: { service: 'api' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: { streamWrite: withoutSecrets },
    mixin: () => {
      const context = ClsServiceManager.getClsService();
      const requestId = context.getId();
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return {
        ...(requestId && { requestId, callerId: context.get<string | undefined>(CALLER_ID) }),
        ...(traceId && { traceId }),
      };
    },
  };
  return pino(options, stream ?? createLogDestination({ service: 'api' }));
}
