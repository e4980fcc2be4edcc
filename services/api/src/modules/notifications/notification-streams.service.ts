import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { eventText } from '../../platform/streams/event-stream.ts';
import { MemberStreams } from '../../platform/streams/member-streams.ts';
import { StreamPlaces } from '../../platform/streams/stream-places.ts';
import { InboxService } from './inbox.service.ts';
import { type NotificationSignal, NotificationSignalsService } from './notification-signals.service.ts';

/** Changes within this time are answered with one count. */
const COUNT_DELAY_MS = 100;

/** Live streams (SSE) to members: their new notifications and their unread counts. */
@Injectable()
export class NotificationStreamsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly streams: MemberStreams;
  private readonly toCount = new Set<string>();
  private countTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly inbox: InboxService,
    private readonly signals: NotificationSignalsService,
    places: StreamPlaces,
  ) {
    this.streams = new MemberStreams(places);
  }

  onModuleInit(): void {
    this.signals.onSignal((signal) => {
      this.receive(signal).catch((error: unknown) =>
        this.logger.warn(`Not sent to streams: ${String(error)}`),
      );
    });
  }

  /** Answers with a stream that starts with the count of unread ones and ends with the caller's token. @throws TOO_MANY_REQUESTS, UNAVAILABLE, AUTHENTICATION_REQUIRED */
  async listen(caller: Caller, reply: FastifyReply, isHead: boolean): Promise<void> {
    const stream = this.streams.start(caller, reply, isHead);
    if (!stream) return;
    const { count } = await this.inbox.unread(caller.id);
    stream.send(eventText('unread', { count }));
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.countTimer);
    this.streams.stop();
  }

  private async receive(signal: NotificationSignal): Promise<void> {
    if (signal.what === 'announced') return;
    if (signal.what === 'read') return this.countSoon([signal.userId]);
    if (signal.what === 'many') return this.countSoon(this.streams.members());
    const byMember = await this.inbox.findFannedOut(signal, this.streams);
    for (const [userId, notification] of byMember)
      this.sendTo(userId, eventText('notification', notification));
    this.countSoon([...byMember.keys()]);
  }

  private countSoon(userIds: readonly string[]): void {
    for (const userId of userIds) if (this.streams.has(userId)) this.toCount.add(userId);
    if (this.toCount.size === 0) return;
    this.countTimer ??= setTimeout(() => {
      this.countTimer = undefined;
      this.sendCounts().catch((error: unknown) => this.logger.warn(`Not counted: ${String(error)}`));
    }, COUNT_DELAY_MS);
  }

  private async sendCounts(): Promise<void> {
    const userIds = [...this.toCount];
    this.toCount.clear();
    for (const [userId, count] of await this.inbox.countUnread(userIds))
      this.sendTo(userId, eventText('unread', { count }));
  }

  private sendTo(userId: string, chunk: Buffer): void {
    for (const stream of this.streams.of(userId)) stream.send(chunk);
  }
}
