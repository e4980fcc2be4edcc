import type { ServerResponse } from 'node:http';

/** Maximum of buffered bytes for a reader. */
const MAX_BUFFERED = 32_768;

/** Methods of a response that an event stream needs. */
type Connection = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'destroyed' | 'writableLength' | 'once'>;

/**
 * Event stream of one reader. It is written directly to the connection: there are thousands of them, and a Node stream in between would double the
 * memory of each. A reader who doesn't keep up is disconnected and connects again.
 */
export class EventStream {
  private readonly ends: (() => void)[] = [];
  private ended = false;

  constructor(private readonly connection: Connection) {
    connection.once('close', () => {
      this.ended = true;
      for (const act of this.ends.splice(0)) act();
    });
  }

  send(chunk: Buffer): void {
    if (this.connection.destroyed) return;
    if (this.connection.writableLength > MAX_BUFFERED) this.connection.destroy();
    else this.connection.write(chunk);
  }

  /** Calls back once the stream has ended, on either side; immediately when it already has. */
  onEnd(act: () => void): void {
    if (this.ended) act();
    else this.ends.push(act);
  }

  end(): void {
    if (!this.connection.destroyed) this.connection.end();
  }
}

/** Returns one event in its wire format. */
export function eventText(name: string, data: unknown): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
