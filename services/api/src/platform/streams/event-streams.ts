import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream } from './event-stream.ts';
import { noMoreStreams, type StreamPlaces } from './stream-places.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
  // The connection ends with the stream, so that a stopping process doesn't wait for it.
  connection: 'close',
};
const START = Buffer.from('retry: 2000\n\n');
const HEARTBEAT = Buffer.from(': still here\n\n');
const HEARTBEAT_MS = 25_000;
/** Number of streams that are written before the event loop continues with other work. */
const WRITES_PER_TURN = 500;

/** Opens event streams, keeps them alive, broadcasts to them and ends them. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private readonly heartbeat = setInterval(() => void this.broadcast(HEARTBEAT), HEARTBEAT_MS).unref();
  private stopping = false;

  constructor(private readonly places: StreamPlaces) {}

  /**
   * Responds to a call with a stream. The stream is added before the caller reads the current state: a change in between is then sent twice instead
   * of not at all.
   * @returns undefined for HEAD.
   * @throws TOO_MANY_REQUESTS when the caller's address has reached its limit; UNAVAILABLE when the total limit is reached, or the process stops.
   */
  start(reply: FastifyReply, isHead: boolean): EventStream | undefined {
    if (this.stopping) throw noMoreStreams();
    const leave = isHead ? undefined : this.places.take(reply.request);
    const response = reply.headers(HEADERS).hijack().raw;
    if (leave) response.once('close', leave);
    forgetHeaders(reply.request);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    if (!isHead) return this.add(response);
    response.end();
    return undefined;
  }

  /** Writes to all streams, in batches. */
  broadcast(chunk: Buffer): Promise<void> {
    return inTurns(this.open, (stream) => stream.send(chunk));
  }

  /** Ends all streams, and rejects new ones. */
  stop(): void {
    this.stopping = true;
    clearInterval(this.heartbeat);
    for (const stream of this.open) stream.end();
  }

  private add(response: ServerResponse): EventStream {
    const stream = new EventStream(response);
    this.open.add(stream);
    stream.onEnd(() => this.open.delete(stream));
    stream.send(START);
    return stream;
  }
}

/** Calls the function for each item, and lets other work run after each {@link WRITES_PER_TURN} of them. */
export async function inTurns<T>(all: Iterable<T>, write: (one: T) => void): Promise<void> {
  let written = 0;
  for (const one of [...all]) {
    write(one);
    written += 1;
    if (written % WRITES_PER_TURN === 0) await nextTurn();
  }
}

/** A stream stays open for long. The token in its headers isn't needed anymore, so it is removed from memory. */
function forgetHeaders(request: FastifyRequest): void {
  request.raw.headers = {};
  request.raw.rawHeaders = [];
  request.user = null;
}
