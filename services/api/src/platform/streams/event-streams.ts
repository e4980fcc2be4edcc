import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { EventStream } from './event-stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
  // The connection ends with the stream, so that a process that stops waits for none of them.
  connection: 'close',
};
const START = Buffer.from('retry: 2000\n\n');
const HEARTBEAT = Buffer.from(': still here\n\n');
const HEARTBEAT_MS = 25_000;
const MOST_OPEN = 10_000;
/** How many are written to before others get their turn. */
const AT_A_TIME = 500;

/** All open event streams of one kind: opened, kept alive, written to together, ended together. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private readonly heartbeat = setInterval(() => void this.broadcast(HEARTBEAT), HEARTBEAT_MS).unref();
  private stopping = false;

  /**
   * Answers a call with a stream. It is among the others before anything else is asked, so what changes meanwhile is rather heard twice
   * than never. @returns undefined when only the head was asked for. @throws UNAVAILABLE when there are too many, or the process stops.
   */
  start(reply: FastifyReply, isHead: boolean): EventStream | undefined {
    if (this.stopping || this.open.size >= MOST_OPEN) throw refusal();
    const line = reply.headers(HEADERS).hijack().raw;
    forgetHeaders(reply.request);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) line.setHeader(name, value);
    if (!isHead) return this.add(line);
    line.end();
    return undefined;
  }

  /** Writes to all of them, in turns. */
  async broadcast(chunk: Buffer): Promise<void> {
    let written = 0;
    for (const stream of [...this.open]) {
      stream.send(chunk);
      written += 1;
      if (written % AT_A_TIME === 0) await nextTurn();
    }
  }

  /** Ends all of them, and takes none from now on. */
  stop(): void {
    this.stopping = true;
    clearInterval(this.heartbeat);
    for (const stream of this.open) stream.end();
  }

  private add(line: ServerResponse): EventStream {
    const stream = new EventStream(line);
    this.open.add(stream);
    line.once('close', () => this.open.delete(stream));
    stream.send(START);
    return stream;
  }
}

/** A stream is open for long, and nothing of what was sent is asked again: least of all a token, which shouldn’t lie about. */
function forgetHeaders(request: FastifyRequest): void {
  request.raw.headers = {};
  request.raw.rawHeaders = [];
  request.user = null;
}

/** How a stream is refused: the caller comes back later. */
export function refusal(): ApiError {
  return new ApiError('UNAVAILABLE', { headers: { 'retry-after': '30' } });
}
