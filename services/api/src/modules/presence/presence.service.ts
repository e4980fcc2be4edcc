import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { UsersService } from '../users/users.service.ts';
import { type Connection, LocalConnections } from './local-connections.ts';
import { type PresenceMessage, readMessage, writeMessage } from './presence-message.ts';
import { PresenceRoster } from './presence-roster.ts';

const CHANNEL = 'presence';
/** How often a process says again who is with it, and how long it is believed. One that was killed is forgotten within a minute. */
const HEARTBEAT_MS = 10_000;
const BELIEVED_MS = 35_000;
/** Who loads the page anew, or gets a new token, hasn't left. */
const GRACE_MS = 3_000;

interface Visit {
  /** What is worked on, such as `article:<id>`. */
  on: string;
  userId: string;
  /** What the window calls itself. */
  window: string;
}

/**
 * Who works on what at this moment. Being connected is being there: nothing is stored, each process tells the others who is with it,
 * and each window hears of the others on its topic, in whichever process they are.
 */
@Injectable()
export class Presence implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Presence');
  private readonly process = randomUUID();
  private readonly connections = new LocalConnections();
  private readonly roster = new PresenceRoster();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  private showing: Promise<void> = Promise.resolve();
  private sending: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly events: ProcessEvents,
    private readonly users: UsersService,
  ) {
    events.on(CHANNEL, (payload) => this.hear(payload));
  }

  /**
   * A window is there from now on.
   * @param tell is called with who else is: soon, and after each change.
   * @returns the way to leave.
   */
  join({ on: topic, userId, window }: Visit, tell: Connection['tell']): () => void {
    const connection: Connection = { userId, window, tell };
    this.connections.add(topic, connection);
    // Whoever comes back with a new token changes nothing, and knows nothing yet.
    if (!this.announce(topic)) this.show(topic);
    return () => this.leave(topic, connection);
  }

  /** Says again who is here, and forgets the processes that have not. */
  beat(now = Date.now()): void {
    for (const topic of this.connections.all()) this.announce(topic, now);
    for (const topic of this.roster.forget(now - BELIEVED_MS)) this.show(topic);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.heartbeat);
    await this.tell({ what: 'gone', process: this.process });
  }

  private leave(topic: string, connection: Connection): void {
    if (this.stopping) return;
    this.connections.close(topic, connection);
    this.announce(topic);
    setTimeout(() => {
      this.connections.forget(topic, connection);
      if (!this.stopping) this.announce(topic);
    }, GRACE_MS).unref();
  }

  /** @returns whether anything is different from what was said before. */
  private announce(topic: string, at = Date.now()): boolean {
    const message = {
      what: 'here' as const,
      process: this.process,
      topic,
      windows: this.connections.windows(topic),
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
    else for (const topic of this.roster.drop(message.process)) this.show(topic);
  }

  private take({ topic, process, windows }: Extract<PresenceMessage, { what: 'here' }>, at: number): boolean {
    const changed = this.roster.put(topic, process, { windows, at });
    if (changed) this.show(topic);
    return changed;
  }

  /** Tells the windows of this process who is on the topic: one telling after the other, so that the last one is the newest. */
  private show(topic: string): void {
    this.showing = this.showing
      .then(() => this.showNow(topic))
      .catch((error: unknown) => this.logger.warn(`Not shown who is on ${topic}: ${String(error)}`));
  }

  private async showNow(topic: string): Promise<void> {
    if (this.connections.on(topic).length === 0) return;
    const people = this.roster.on(topic);
    const names = [...(await this.users.namesOf([...people.keys()]))];
    for (const { userId, tell } of this.connections.on(topic)) {
      const others = names.filter(([id]) => id !== userId).map(([id, name]) => ({ id, ...name }));
      const again = (people.get(userId)?.size ?? 0) > 1;
      tell({ others, again });
    }
  }

  /** One message after the other: what is true now must not be overtaken by what was. */
  private tell(message: PresenceMessage): Promise<void> {
    this.sending = this.sending
      .then(() => this.events.notify(CHANNEL, writeMessage(message)))
      .catch((error: unknown) =>
        this.logger.warn(`Other processes weren’t told who is here: ${String(error)}`),
      );
    return this.sending;
  }
}
