import { withoutSecrets } from '@boardwalk/server';

/** Levels in rising order of silence, as the other services name them. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type Level = (typeof LOG_LEVELS)[number];
type Write = (message: string, fields?: Record<string, unknown>) => void;

/** One JSON line for each event, in the shape that the other services' logger writes. */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

/** A log that drops everything below the level, and tokens and query strings above it. */
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
