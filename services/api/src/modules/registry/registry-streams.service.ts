import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { EventStream, eventText } from './event-stream.ts';
import { RegistryState } from './registry-state.service.ts';
import { ReleaseEvents } from './release-events.service.ts';

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

/** Everybody who listens for changes of what is served. */
@Injectable()
export class RegistryStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly open = new Set<EventStream>();
  private readonly heartbeat = setInterval(() => void this.broadcast(HEARTBEAT), HEARTBEAT_MS).unref();
  private stopping = false;

  constructor(
    private readonly state: RegistryState,
    private readonly events: ReleaseEvents,
  ) {}

  onModuleInit(): void {
    this.state.onChange((seq) => void this.broadcast(eventText('set', { seq })));
    this.events.onEvent(({ event, data }) => void this.broadcast(eventText(event, data)));
  }

  /**
   * Answers with a stream that starts with the number of the newest set.
   * @throws UNAVAILABLE when there are too many already, or when the process stops.
   */
  async listen(reply: FastifyReply, isHead: boolean): Promise<void> {
    if (this.stopping || this.open.size >= MOST_OPEN)
      throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '30' } });
    const line = reply.headers(HEADERS).hijack().raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) line.setHeader(name, value);
    if (isHead) line.end();
    else await this.add(line);
  }

  /** First among the listeners, then told the number: a change in between is heard twice rather than never. */
  private async add(line: ServerResponse): Promise<void> {
    const stream = new EventStream(line);
    this.open.add(stream);
    line.once('close', () => this.open.delete(stream));
    stream.send(START);
    // Who comes while nothing is known is told as soon as something is.
    const known = await this.state.current().catch(() => undefined);
    if (known) stream.send(eventText('set', { seq: known.seq }));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearInterval(this.heartbeat);
    for (const stream of this.open) stream.end();
  }

  private async broadcast(chunk: Buffer): Promise<void> {
    let written = 0;
    for (const stream of [...this.open]) {
      stream.send(chunk);
      written += 1;
      if (written % AT_A_TIME === 0) await nextTurn();
    }
  }
}
