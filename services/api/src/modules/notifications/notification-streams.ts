import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { endWithToken } from '../../platform/streams/end-with-token.ts';
import { type EventStream, eventText } from '../../platform/streams/event-stream.ts';
import { EventStreams, refusal } from '../../platform/streams/event-streams.ts';
import { InboxService } from './inbox.service.ts';
import { type NotificationSignal, NotificationSignals } from './notification-signals.ts';

/** So many windows of one member are listened from at once. */
const MOST_OF_ONE = 20;
/** Changes that come shortly after each other are counted once. */
const GATHERED_MS = 100;

/** Everybody who is told at once: of each notification of their own, and how many they haven't read. */
@Injectable()
export class NotificationStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly streams = new EventStreams();
  private readonly ofMembers = new Map<string, Set<EventStream>>();
  private readonly changed = new Set<string>();
  private counting: NodeJS.Timeout | undefined;

  constructor(
    private readonly inbox: InboxService,
    private readonly signals: NotificationSignals,
  ) {}

  onModuleInit(): void {
    this.signals.onSignal((signal) => {
      this.hear(signal).catch((error: unknown) => this.logger.warn(`Not told live: ${String(error)}`));
    });
  }

  /** Answers with a stream that starts with the count of unread ones and ends with the caller's token. @throws UNAVAILABLE */
  async listen(caller: Caller, reply: FastifyReply, isHead: boolean): Promise<void> {
    const { id, claims } = caller;
    // For a few seconds more the token is taken elsewhere, because clocks differ. A stream would end before it begins.
    if ((claims?.exp ?? 0) * 1_000 <= Date.now()) throw new ApiError('AUTHENTICATION_REQUIRED');
    if ((this.ofMembers.get(id)?.size ?? 0) >= MOST_OF_ONE) throw refusal();
    const stream = this.streams.start(reply, isHead);
    if (!stream) return;
    endWithToken(stream, caller);
    this.add(id, stream);
    const { count } = await this.inbox.unread(id);
    stream.send(eventText('unread', { count }));
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.counting);
    this.streams.stop();
  }

  private add(userId: string, stream: EventStream): void {
    const own = this.ofMembers.get(userId) ?? new Set();
    this.ofMembers.set(userId, own.add(stream));
    stream.onEnd(() => {
      own.delete(stream);
      if (own.size === 0 && this.ofMembers.get(userId) === own) this.ofMembers.delete(userId);
    });
  }

  private async hear(signal: NotificationSignal): Promise<void> {
    if (signal.what === 'announced') return;
    if (signal.what === 'read') return this.count([signal.userId]);
    if (signal.what === 'many') return this.count([...this.ofMembers.keys()]);
    if (this.ofMembers.size === 0) return;
    const told = await this.inbox.findTold(signal, this.ofMembers);
    for (const [userId, notification] of told) this.tell(userId, eventText('notification', notification));
    this.count([...told.keys()]);
  }

  private count(userIds: readonly string[]): void {
    for (const userId of userIds) if (this.ofMembers.has(userId)) this.changed.add(userId);
    if (this.changed.size === 0) return;
    this.counting ??= setTimeout(() => {
      this.counting = undefined;
      this.tellCounts().catch((error: unknown) => this.logger.warn(`Not counted: ${String(error)}`));
    }, GATHERED_MS);
  }

  private async tellCounts(): Promise<void> {
    const userIds = [...this.changed];
    this.changed.clear();
    for (const [userId, count] of await this.inbox.countUnread(userIds))
      this.tell(userId, eventText('unread', { count }));
  }

  private tell(userId: string, chunk: Buffer): void {
    for (const stream of this.ofMembers.get(userId) ?? []) stream.send(chunk);
  }
}
