import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import type { EventStream } from './event-stream.ts';
import { EventStreams, refusal } from './event-streams.ts';

/** So many windows of one member are listened from at once. */
const MOST_OF_ONE = 20;
/** What setTimeout can wait for. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Event streams of members: so many for each at most, and none longer than the token that it was opened with. */
export class MemberStreams {
  private readonly streams = new EventStreams();
  private readonly ofMembers = new Map<string, Set<EventStream>>();

  /**
   * Answers a call with a stream. Whoever may still listen when it ends comes back with the next token.
   * @returns undefined when only the head was asked for.
   * @throws UNAVAILABLE when there are too many; AUTHENTICATION_REQUIRED when the token has ended.
   */
  start({ id, claims }: Caller, reply: FastifyReply, isHead: boolean): EventStream | undefined {
    const lifetime = (claims?.exp ?? 0) * 1_000 - Date.now();
    // For a few seconds more the token is taken elsewhere, because clocks differ. A stream would end before it begins.
    if (lifetime <= 0) throw new ApiError('AUTHENTICATION_REQUIRED');
    if (this.of(id).size >= MOST_OF_ONE) throw refusal();
    const stream = this.streams.start(reply, isHead);
    if (stream) this.keep(id, stream, lifetime);
    return stream;
  }

  of(userId: string): ReadonlySet<EventStream> {
    return this.ofMembers.get(userId) ?? new Set();
  }

  has(userId: string): boolean {
    return this.ofMembers.has(userId);
  }

  /** Everybody who listens. */
  members(): string[] {
    return [...this.ofMembers.keys()];
  }

  /** Ends all of them, and takes none from now on. */
  stop(): void {
    this.streams.stop();
  }

  private keep(userId: string, stream: EventStream, lifetime: number): void {
    const own = this.ofMembers.get(userId) ?? new Set();
    this.ofMembers.set(userId, own.add(stream));
    const end = setTimeout(() => stream.end(), Math.min(lifetime, LONGEST_WAIT_MS)).unref();
    stream.onEnd(() => {
      clearTimeout(end);
      own.delete(stream);
      if (own.size === 0 && this.ofMembers.get(userId) === own) this.ofMembers.delete(userId);
    });
  }
}
