import { randomUUID } from 'node:crypto';
import type { Presence as Told } from '@boardwalk/contracts';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { DatabaseEvents } from '../../platform/database/database-events.ts';
import { eventText } from '../../platform/streams/event-stream.ts';
import { MemberStreams } from '../../platform/streams/member-streams.ts';
import { UsersService } from '../users/users.service.ts';
import { type Line, LocalLines } from './local-lines.ts';
import { PresenceBook } from './presence-book.ts';
import { type PresenceMessage, readMessage, writeMessage } from './presence-message.ts';

const CHANNEL = 'presence';
/** How often a process says again who is with it, and how long it is believed. One that was killed is forgotten within a minute. */
const BEAT_MS = 10_000;
const BELIEVED_MS = 35_000;
/** Who loads the page anew, or gets a new token, hasn't left. */
const LINGERS_MS = 3_000;

interface Visit {
  /** What is worked on, such as `article:<id>`. */
  topic: string;
  caller: Caller;
  tab: string;
}

/**
 * Who works on what at this moment. Being connected is being there: nothing is stored, each process tells the others who is with it,
 * and each window hears of the others on its topic, in whichever process they are.
 */
@Injectable()
export class Presence implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Presence');
  private readonly process = randomUUID();
  private readonly streams = new MemberStreams();
  private readonly lines = new LocalLines();
  private readonly book = new PresenceBook();
  private readonly beating = setInterval(() => this.beat(), BEAT_MS).unref();
  private telling: Promise<void> = Promise.resolve();
  private sending: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly events: DatabaseEvents,
    private readonly users: UsersService,
  ) {
    events.on(CHANNEL, (payload) => this.hear(payload));
  }

  /**
   * Answers with a stream of `here` events: one at once, one after each change. It ends with the caller's token.
   * @throws UNAVAILABLE, AUTHENTICATION_REQUIRED
   */
  listen({ topic, caller, tab }: Visit, reply: FastifyReply, isHead: boolean): void {
    const stream = this.streams.start(caller, reply, isHead);
    if (!stream) return;
    const line: Line = { userId: caller.id, tab, stream };
    this.lines.add(topic, line);
    stream.onEnd(() => this.leave(topic, line));
    // Whoever comes back with a new token changes nothing, and knows nothing yet.
    if (!this.announce(topic)) this.show(topic);
  }

  /** Says again who is here, and forgets the processes that have not. */
  beat(now = Date.now()): void {
    for (const topic of this.lines.all()) this.announce(topic, now);
    for (const topic of this.book.forget(now - BELIEVED_MS)) this.show(topic);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.beating);
    this.streams.stop();
    await this.tell({ what: 'gone', process: this.process });
  }

  private leave(topic: string, line: Line): void {
    if (this.stopping) return;
    this.lines.close(topic, line);
    this.announce(topic);
    setTimeout(() => {
      this.lines.forget(topic, line);
      if (!this.stopping) this.announce(topic);
    }, LINGERS_MS).unref();
  }

  /** @returns whether anything is different from what was said before. */
  private announce(topic: string, at = Date.now()): boolean {
    const message = {
      ...{ what: 'here' as const, process: this.process, topic },
      windows: this.lines.windows(topic),
    };
    void this.tell(message);
    return this.take(message, at);
  }

  private hear(payload: string | undefined): void {
    // Something may have been missed, here and by those who would have heard from here.
    if (payload === undefined) void this.tell({ what: 'ask', process: this.process });
    const message = payload === undefined ? { what: 'ask' as const, process: '' } : readMessage(payload);
    if (!message || message.process === this.process || this.stopping) return;
    if (message.what === 'here') this.take(message, Date.now());
    else if (message.what === 'ask') this.beat();
    else for (const topic of this.book.drop(message.process)) this.show(topic);
  }

  private take({ topic, process, windows }: Extract<PresenceMessage, { what: 'here' }>, at: number): boolean {
    const changed = this.book.put(topic, process, { windows, at });
    if (changed) this.show(topic);
    return changed;
  }

  /** Tells the windows of this process who is on the topic: one telling after the other, so that the last one is the newest. */
  private show(topic: string): void {
    this.telling = this.telling
      .then(() => this.showNow(topic))
      .catch((error: unknown) => this.logger.warn(`Not shown who is on ${topic}: ${String(error)}`));
  }

  private async showNow(topic: string): Promise<void> {
    if (this.lines.on(topic).length === 0) return;
    const people = this.book.on(topic);
    const names = [...(await this.users.namesOf([...people.keys()]))];
    for (const { userId, stream } of this.lines.on(topic)) {
      const others = names.filter(([id]) => id !== userId).map(([id, name]) => ({ id, ...name }));
      const again = (people.get(userId)?.size ?? 0) > 1;
      stream.send(eventText('here', { others, again } satisfies Told));
    }
  }

  /** One message after the other: what is true now must not be overtaken by what was. */
  private tell(message: PresenceMessage): Promise<void> {
    this.sending = this.sending
      .then(() => this.events.tell(CHANNEL, writeMessage(message)))
      .catch((error: unknown) =>
        this.logger.warn(`Other processes weren’t told who is here: ${String(error)}`),
      );
    return this.sending;
  }
}
