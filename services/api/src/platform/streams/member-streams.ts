import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import type { EventStream } from './event-stream.ts';
import { EventStreams } from './event-streams.ts';
import { type StreamPlaces, tooManyStreams } from './stream-places.ts';

/** Maximum of open streams per member: one for each browser, or for each window of a browser whose windows can't share one. */
const MAX_OF_MEMBER = 20;
/** Longest delay that setTimeout accepts. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** Event streams of members and of visitors. The number per member is limited, and a stream ends with the expiry of its token. */
export class MemberStreams {
  private readonly streams: EventStreams;
  private readonly ofMembers = new Map<string, Set<EventStream>>();

  constructor(places: StreamPlaces) {
    this.streams = new EventStreams(places);
  }

  /**
   * Responds to a call with a stream. When it ends, the client opens the next one with a new token.
   * @returns undefined for HEAD.
   * @throws TOO_MANY_REQUESTS when the member or the address has reached its limit; UNAVAILABLE when the total limit is reached;
   * AUTHENTICATION_REQUIRED when the token has expired.
   */
  start(caller: Caller | null, reply: FastifyReply, isHead: boolean): EventStream | undefined {
    if (!caller?.claims) return this.streams.start(reply, isHead);
    const lifetime = caller.claims.exp * 1_000 - Date.now();
    // Other calls accept a token for some seconds after its expiry, because of clock skew. A stream would end before it begins.
    if (lifetime <= 0) throw new ApiError('AUTHENTICATION_REQUIRED');
    if ((this.ofMembers.get(caller.id)?.size ?? 0) >= MAX_OF_MEMBER) throw tooManyStreams();
    const stream = this.streams.start(reply, isHead);
    if (stream) this.count(caller.id, stream, lifetime);
    return stream;
  }

  /** Ids of members with an open stream. */
  memberIds(): string[] {
    return [...this.ofMembers.keys()];
  }

  /** Ends the streams of one member. Data that was already sent still arrives. */
  endOf(userId: string): void {
    for (const stream of this.ofMembers.get(userId) ?? []) stream.end();
  }

  /** Ends all streams, and rejects new ones. */
  stop(): void {
    this.streams.stop();
  }

  private count(userId: string, stream: EventStream, lifetime: number): void {
    const own = this.ofMembers.get(userId) ?? new Set();
    this.ofMembers.set(userId, own.add(stream));
    const end = setTimeout(() => stream.end(), Math.min(lifetime, MAX_TIMEOUT_MS)).unref();
    stream.onEnd(() => {
      clearTimeout(end);
      own.delete(stream);
      if (own.size === 0 && this.ofMembers.get(userId) === own) this.ofMembers.delete(userId);
    });
  }
}
