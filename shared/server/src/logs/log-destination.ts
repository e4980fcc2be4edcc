import { write, writeSync } from 'node:fs';

/** Lines are buffered up to this length, in characters, or for this time, in milliseconds. */
const ENOUGH = 4096;
const FLUSH_MS = 100;
/** Maximum buffer while the disk rejects writes; further lines are dropped. Characters. */
const MAX_WAITING = 524_288;
/** Delay before a failed write is retried, in milliseconds. */
const RETRY_MS = 1000;

/** Destination of log lines. */
export interface LogDestination {
  /** Accepts a line, which ends with a line break. Never throws. */
  write(line: string): void;
  /** Writes the buffer, as far as possible. */
  flushSync(): void;
  close(): void;
}

interface Options {
  /** Name of the service. */
  service: string;
  /** An open file; stdout by default. */
  fd?: number;
}

/**
 * Writes log lines to a file or pipe in batches. A full or broken disk disables the log, not the process: lines are buffered for a while, then
 * dropped, and the first line that can be written contains the number of missing ones.
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
      // Bytes of a write in progress belong to the system; the buffer follows them.
      let rest = busy ? Buffer.from(waiting) : Buffer.concat([writing, Buffer.from(waiting)]);
      waiting = '';
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch {
      // There is no space, and nowhere else to report it.
    }
  }

  const timer = setInterval(flush, FLUSH_MS).unref();
  process.on('exit', flushSync);
  return {
    write(line) {
      if (waiting.length > MAX_WAITING) lost += 1;
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
