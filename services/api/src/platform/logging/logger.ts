import { createLogDestination, loggedError, withoutSecrets } from '@boardwalk/server';
import { trace } from '@opentelemetry/api';
import { ClsServiceManager } from 'nestjs-cls';
import { type Logger, pino } from 'pino';
import { CALLER_ID } from '../auth/caller.ts';
import type { Configuration } from '../config/configuration.ts';

/** Where log lines go, when not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The logger of the process: one JSON object a line, with the ids of the request, of the caller for whom it is written and, where requests are
 * traced, of the trace. Nobody's tokens, and of errors only
 * what they are.
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
