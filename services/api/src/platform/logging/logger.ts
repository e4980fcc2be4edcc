import { ClsServiceManager } from 'nestjs-cls';
import { type Logger, pino } from 'pino';
import { CALLER_ID } from '../auth/caller.ts';
import type { Configuration } from '../config/configuration.ts';

/** Where log lines go, when not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

const BUFFER_BYTES = 4_096;
const FLUSH_MS = 100;

/**
 * The logger of the process: one JSON object a line, with the ids of the request and of the caller for whom it is written. Lines are buffered by pino and
 * written at least every tenth of a second, and when the process ends.
 */
export function createLogger({ logLevel }: Configuration, stream?: LogStream): Logger {
  const options = {
    level: logLevel,
    base: { service: 'api' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const context = ClsServiceManager.getClsService();
      const requestId = context.getId();
      return requestId ? { requestId, callerId: context.get<string | undefined>(CALLER_ID) } : {};
    },
  };
  return pino(
    options,
    stream ?? pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }),
  );
}
