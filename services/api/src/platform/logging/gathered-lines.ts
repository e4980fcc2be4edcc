import { pino } from 'pino';
import type { LogStream } from './logger-options.ts';

const STANDARD_OUTPUT = 1;
/** In characters. */
const ENOUGH = 65_536;
const LONGEST_MS = 100;

/**
 * Log lines for the standard output, written together: a write of its own for each line costs more than most requests. Nothing
 * waits longer than a tenth of a second, and what ends the process (its end, an error that nobody caught) writes the rest first.
 */
export function gatheredLines(): LogStream {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: true });
  let lines = '';
  let waiting = false;
  const flush = () => {
    waiting = false;
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    write(line) {
      lines += line;
      if (lines.length > ENOUGH) flush();
      else if (!waiting) {
        waiting = true;
        setTimeout(flush, LONGEST_MS).unref();
      }
    },
  };
}
