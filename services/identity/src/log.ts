import { withoutSecrets } from '@boardwalk/server';

/** Log levels from most to least verbose, with the names of the other services. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type Level = (typeof LOG_LEVELS)[number];
type Write = (message: string, fields?: Record<string, unknown>) => void;

/** A logger with one JSON line per event, in the format of the other services. */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

/** Creates a logger that drops everything below the level, and removes tokens and query strings. */
export function createLog(least: Level, write: (line: string) => void): Log {
  const from = LOG_LEVELS.indexOf(least);
  const at = (level: Level): Write => {
    const index = LOG_LEVELS.indexOf(level);
    if (index < from) return () => {};
    return (msg, fields) => {
      const line = { level: (index + 1) * 10, time: Date.now(), service: 'identity', ...fields, msg };
      write(`${withoutSecrets(JSON.stringify(line))}\n`);
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
