import { write, writeSync } from 'node:fs';

/** Lines are collected until there is this much of them, in characters, or until so much time has passed, in milliseconds. */
const ENOUGH = 4096;
const FLUSH_MS = 100;
/** How much waits for a disk that takes nothing; what comes after it is dropped. Characters. */
const MOST_WAITING = 524_288;
/** When a disk is asked again that took nothing, in milliseconds. */
const RETRY_MS = 1000;

/** Where log lines go. */
export interface LogDestination {
  /** Takes a line, which ends with a line break. It never throws. */
  write(line: string): void;
  /** Writes what was taken, as far as it can be written. */
  flushSync(): void;
  close(): void;
}

interface Options {
  /** Who writes. */
  service: string;
  /** An open file; the standard output unless said. */
  fd?: number;
}

/**
 * Writes log lines to a file or pipe, a few at once. A disk that is full or broken ends the log, not the process: lines wait for a while, then
 * they are dropped, and the first line that can be written says how many are missing.
 */
export function createLogDestination({ service, fd = 1 }: Options): LogDestination {
  let waiting = '';
  let writing: Buffer = Buffer.alloc(0);
  let busy = false;
  let lost = 0;
  let retry: NodeJS.Timeout | undefined;

  function writeOn(): void {
    busy = true;
    write(fd, writing, (error, written) => {
      if (error) {
        retry = setTimeout(writeOn, RETRY_MS).unref();
        return;
      }
      writing = writing.subarray(written);
      if (writing.length > 0) return writeOn();
      busy = false;
      tellLost();
      if (waiting.length >= ENOUGH) flush();
    });
  }

  function tellLost(): void {
    if (lost === 0) return;
    const line = {
      level: 'warn',
      time: new Date(),
      service,
      lost,
      msg: 'lines are missing here: they could not be written',
    };
    waiting += `${JSON.stringify(line)}\n`;
    lost = 0;
  }

  function flush(): void {
    if (busy || waiting === '') return;
    writing = Buffer.from(waiting);
    waiting = '';
    writeOn();
  }

  function flushSync(): void {
    try {
      // While a write is under way, its bytes are the system's: what waits comes after them.
      let rest = busy ? Buffer.from(waiting) : Buffer.concat([writing, Buffer.from(waiting)]);
      waiting = '';
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch {
      // There is no room for it, and nobody else to tell.
    }
  }

  const timer = setInterval(flush, FLUSH_MS).unref();
  process.on('exit', flushSync);
  return {
    write(line) {
      if (waiting.length > MOST_WAITING) lost += 1;
      else waiting += line;
      if (waiting.length >= ENOUGH) flush();
    },
    flushSync,
    close() {
      clearInterval(timer);
      clearTimeout(retry);
      process.off('exit', flushSync);
      flushSync();
    },
  };
}
