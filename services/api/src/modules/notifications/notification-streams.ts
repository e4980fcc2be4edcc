import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { eventText } from '../../platform/streams/event-stream.ts';
import { MemberStreams } from '../../platform/streams/member-streams.ts';
import { InboxService } from './inbox.service.ts';
import { type NotificationSignal, NotificationSignals } from './notification-signals.ts';

/** Changes that come shortly after each other are counted once. */
const GATHERED_MS = 100;

/** Everybody who is told at once: of each notification of their own, and how many they haven't read. */
@Injectable()
export class NotificationStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly streams = new MemberStreams();
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

  /** Answers with a stream that starts with the count of unread ones and ends with the caller's token. @throws UNAVAILABLE, AUTHENTICATION_REQUIRED */
  async listen(caller: Caller, reply: FastifyReply, isHead: boolean): Promise<void> {
    const stream = this.streams.start(caller, reply, isHead);
    if (!stream) return;
    const { count } = await this.inbox.unread(caller.id);
    stream.send(eventText('unread', { count }));
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.counting);
    this.streams.stop();
  }

  private async hear(signal: NotificationSignal): Promise<void> {
    if (signal.what === 'announced') return;
    if (signal.what === 'read') return this.count([signal.userId]);
    if (signal.what === 'many') return this.count(this.streams.members());
    const told = await this.inbox.findTold(signal, this.streams);
    for (const [userId, notification] of told) this.tell(userId, eventText('notification', notification));
    this.count([...told.keys()]);
  }

  private count(userIds: readonly string[]): void {
    for (const userId of userIds) if (this.streams.has(userId)) this.changed.add(userId);
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
    for (const stream of this.streams.of(userId)) stream.send(chunk);
  }
}
