import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream } from './event-stream.ts';
import { noMoreStreams, type StreamPlaces } from './stream-places.ts';

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
/** How many streams are written to before the event loop goes on with other work. */
const WRITES_PER_TURN = 500;

/** Event streams: opened, kept alive, written to together, ended together. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private readonly heartbeat = setInterval(() => void this.broadcast(HEARTBEAT), HEARTBEAT_MS).unref();
  private stopping = false;

  constructor(private readonly places: StreamPlaces) {}

  /**
   * Answers a call with a stream. The stream is added before the caller reads the current state: a change in between is then sent twice
   * instead of not at all. @returns undefined when only the head was asked for.
   * @throws TOO_MANY_REQUESTS when the caller's address has as many as it may; UNAVAILABLE when there are too many, or the process stops.
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

  /** Writes to all of them, in turns. */
  broadcast(chunk: Buffer): Promise<void> {
    return inTurns(this.open, (stream) => stream.send(chunk));
  }

  /** Ends all of them, and takes none from now on. */
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

/** Does something for each, and lets other work go on after some hundreds of them. */
export async function inTurns<T>(all: Iterable<T>, write: (one: T) => void): Promise<void> {
  let written = 0;
  for (const one of [...all]) {
    write(one);
    written += 1;
    if (written % WRITES_PER_TURN === 0) await nextTurn();
  }
}

/** A stream stays open for long. The token in its headers isn't needed any more, so it doesn't stay in memory. */
function forgetHeaders(request: FastifyRequest): void {
  request.raw.headers = {};
  request.raw.rawHeaders = [];
  request.user = null;
}
