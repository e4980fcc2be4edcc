import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { eventText } from '../../platform/streams/event-stream.ts';
import { EventStreams } from '../../platform/streams/event-streams.ts';
import { StreamPlaces } from '../../platform/streams/stream-places.ts';
import { RegistryState } from './registry-state.service.ts';
import { ReleaseEvents } from './release-events.service.ts';

/** Everybody who listens for changes of what is served. */
@Injectable()
export class RegistryStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams: EventStreams;

  constructor(
    private readonly state: RegistryState,
    private readonly events: ReleaseEvents,
    places: StreamPlaces,
  ) {
    this.streams = new EventStreams(places);
  }

  onModuleInit(): void {
    this.state.onChange((seq) => void this.streams.broadcast(eventText('set', { seq })));
    this.events.onEvent(({ event, data }) => void this.streams.broadcast(eventText(event, data)));
  }

  /** Answers with a stream that starts with the number of the newest set. @throws TOO_MANY_REQUESTS, UNAVAILABLE */
  async listen(reply: FastifyReply, isHead: boolean): Promise<void> {
    const stream = this.streams.start(reply, isHead);
    if (!stream) return;
    // Who comes while nothing is known is told as soon as something is.
    const known = await this.state.current().catch(() => undefined);
    if (known) stream.send(eventText('set', { seq: known.seq }));
  }

  beforeApplicationShutdown(): void {
    this.streams.stop();
  }
}
