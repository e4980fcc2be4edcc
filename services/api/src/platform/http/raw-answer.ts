import type { Readable } from 'node:stream';

/** An answer that isn't JSON: its status, headers and, unless there is nothing to send, a stream, a text or bytes. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body?: Readable | string | Buffer,
  ) {}
}
