import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import type { EventStream } from './event-stream.ts';
import { EventStreams } from './event-streams.ts';
import { type StreamPlaces, tooManyStreams } from './stream-places.ts';

/** How many streams one member may have open: one for each browser, or for each window of a browser whose windows can't share one. */
const MAX_OF_MEMBER = 20;
/** The longest delay that setTimeout takes. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** Event streams of members and of visitors. Each member has a limited number, and a stream ends with the token that it was opened with. */
export class MemberStreams {
  private readonly streams: EventStreams;
  private readonly ofMembers = new Map<string, number>();

  constructor(places: StreamPlaces) {
    this.streams = new EventStreams(places);
  }

  /**
   * Answers a call with a stream. A member who is still there when it ends opens the next one with a new token.
   * @returns undefined when only the head was asked for.
   * @throws TOO_MANY_REQUESTS when the member or the address has as many as they may; UNAVAILABLE when there are no more;
   * AUTHENTICATION_REQUIRED when the token has ended.
   */
  start(caller: Caller | null, reply: FastifyReply, isHead: boolean): EventStream | undefined {
    if (!caller?.claims) return this.streams.start(reply, isHead);
    const lifetime = caller.claims.exp * 1_000 - Date.now();
    // Other calls accept a token for some seconds after its end, because clocks differ. A stream would end before it begins.
    if (lifetime <= 0) throw new ApiError('AUTHENTICATION_REQUIRED');
    if ((this.ofMembers.get(caller.id) ?? 0) >= MAX_OF_MEMBER) throw tooManyStreams();
    const stream = this.streams.start(reply, isHead);
    if (stream) this.count(caller.id, stream, lifetime);
    return stream;
  }

  /** Ends all of them, and takes none from now on. */
  stop(): void {
    this.streams.stop();
  }

  private count(userId: string, stream: EventStream, lifetime: number): void {
    this.ofMembers.set(userId, (this.ofMembers.get(userId) ?? 0) + 1);
    const end = setTimeout(() => stream.end(), Math.min(lifetime, LONGEST_TIMEOUT_MS)).unref();
    stream.onEnd(() => {
      clearTimeout(end);
      const left = (this.ofMembers.get(userId) ?? 0) - 1;
      if (left > 0) this.ofMembers.set(userId, left);
      else this.ofMembers.delete(userId);
    });
  }
}
