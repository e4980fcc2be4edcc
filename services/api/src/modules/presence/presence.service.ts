import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { UsersService } from '../users/users.service.ts';
import { type Connection, LocalConnections } from './local-connections.ts';
import { type PresenceMessage, readMessage, writeMessage } from './presence-message.ts';
import { PresenceRoster } from './presence-roster.ts';

const CHANNEL = 'presence';
/** Interval of a process's reports, and their lifetime. A killed process is dropped within a minute. */
const HEARTBEAT_MS = 10_000;
const BELIEVED_MS = 35_000;
/** Delay after which a closed connection counts as left, because of reloads and token renewals. */
const GRACE_MS = 3_000;

interface Visit {
  /** Edited object, such as `article:<id>`. */
  on: string;
  userId: string;
  /** Id of the window. */
  window: string;
}

/**
 * Presence of members on topics, by their live connections. Nothing is stored: each process reports its windows to the others, and each window is
 * notified of the other members on its topic, in all processes.
 */
@Injectable()
export class PresenceService implements BeforeApplicationShutdown {
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
   * Adds a window to a topic.
   * @param tell is called with the other members: soon, and after each change.
   * @returns a function that removes the window.
   */
  join({ on: topic, userId, window }: Visit, tell: Connection['tell']): () => void {
    const connection: Connection = { userId, window, tell };
    this.connections.add(topic, connection);
    // A window that reconnects with a new token changes nothing for others, but needs the current state.
    if (!this.announce(topic)) this.show(topic);
    return () => this.leave(topic, connection);
  }

  /** Repeats the reports of this process, and drops those of silent ones. */
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

  /** @returns whether the report differs from the previous one. */
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
    // Messages in both directions may have been missed.
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

  /** Notifies the windows of this process of the members on a topic; serialized, so that the last notification is the newest. */
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

  /** Sends messages sequentially, so that an older one can't overtake a newer one. */
  private tell(message: PresenceMessage): Promise<void> {
    this.sending = this.sending
      .then(() => this.events.notify(CHANNEL, writeMessage(message)))
      .catch((error: unknown) =>
        this.logger.warn(`Other processes weren’t told who is here: ${String(error)}`),
      );
    return this.sending;
  }
}
