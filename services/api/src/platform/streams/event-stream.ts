import type { ServerResponse } from 'node:http';

/** What may wait for a reader, in bytes. */
const MOST_WAITING = 32_768;

/** What an event stream needs of a response. */
type Line = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'destroyed' | 'writableLength' | 'once'>;

/**
 * The event stream of one reader, written straight to the connection: there are thousands of them, and a stream in between would
 * double what each costs. One who doesn't keep up is let go instead of being buffered for; they connect anew.
 */
export class EventStream {
  constructor(private readonly line: Line) {}

  send(chunk: Buffer): void {
    if (this.line.destroyed) return;
    if (this.line.writableLength > MOST_WAITING) this.line.destroy();
    else this.line.write(chunk);
  }

  /** Calls back once the stream has ended, whoever ended it. */
  onEnd(act: () => void): void {
    this.line.once('close', act);
  }

  end(): void {
    if (!this.line.destroyed) this.line.end();
  }
}

/** One event as it goes over the wire. */
export function eventText(name: string, data: unknown): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
