import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { MemberStreams } from '../../platform/streams/member-streams.ts';
import { StreamPlaces } from '../../platform/streams/stream-places.ts';
import { LiveTopicsService } from './live-topics.service.ts';

/** Event streams of pages, one for each browser, with the topics of all its windows. */
@Injectable()
export class LiveStreamsService implements OnModuleInit {
  private readonly streams: MemberStreams;

  constructor(
    private readonly topics: LiveTopicsService,
    private readonly adapters: HttpAdapterHost,
    places: StreamPlaces,
  ) {
    this.streams = new MemberStreams(places);
  }

  /**
   * The server only closes once no connection is open, so streams end in `preClose`: after the other processes were notified that this one stops.
   */
  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('preClose', async () => this.streams.stop());
  }

  /**
   * Responds with a stream that subscribes to all these topics, and ends with the caller's token.
   * @throws TOO_MANY_REQUESTS, UNAVAILABLE, AUTHENTICATION_REQUIRED
   */
  async listen(
    caller: Caller | null,
    names: readonly string[],
    reply: FastifyReply,
    isHead: boolean,
  ): Promise<void> {
    const stream = this.streams.start(caller, reply, isHead);
    if (!stream) return;
    await Promise.all([...new Set(names)].map((name) => this.topics.listen(name, caller, stream)));
  }

  /** Returns the signed-in members with a stream in this process. */
  memberIds(): string[] {
    return this.streams.memberIds();
  }

  /** Ends the streams of a member in this process. */
  endOf(memberId: string): void {
    this.streams.endOf(memberId);
  }
}
