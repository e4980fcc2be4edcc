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
  private readonly ofMembers = new Map<string, Set<EventStream>>();

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
    if ((this.ofMembers.get(caller.id)?.size ?? 0) >= MAX_OF_MEMBER) throw tooManyStreams();
    const stream = this.streams.start(reply, isHead);
    if (stream) this.count(caller.id, stream, lifetime);
    return stream;
  }

  /** Who has a stream open. */
  memberIds(): string[] {
    return [...this.ofMembers.keys()];
  }

  /** Ends those of one member. What was sent before still arrives. */
  endOf(userId: string): void {
    for (const stream of this.ofMembers.get(userId) ?? []) stream.end();
  }

  /** Ends all of them, and takes none from now on. */
  stop(): void {
    this.streams.stop();
  }

  private count(userId: string, stream: EventStream, lifetime: number): void {
    const own = this.ofMembers.get(userId) ?? new Set();
    this.ofMembers.set(userId, own.add(stream));
    const end = setTimeout(() => stream.end(), Math.min(lifetime, LONGEST_TIMEOUT_MS)).unref();
    stream.onEnd(() => {
      clearTimeout(end);
      own.delete(stream);
      if (own.size === 0 && this.ofMembers.get(userId) === own) this.ofMembers.delete(userId);
    });
  }
}
