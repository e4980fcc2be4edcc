import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ServesTopic } from '../live/serves-topic.decorator.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { NotificationInboxService } from './notification-inbox.service.ts';
import { type NotificationSignal, NotificationSignalsService } from './notification-signals.service.ts';

/** Changes within this time cause one count. */
const COUNT_DELAY_MS = 100;

type Send = Subscriber<'notifications'>['send'];

/** Live topic of a member's new notifications and unread count. */
@Injectable()
export class NotificationsTopic implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  /** Send functions of each subscribed member's streams. */
  private readonly members = new Map<string, Set<Send>>();
  private readonly toCount = new Set<string>();
  private countTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly inbox: NotificationInboxService,
    private readonly signals: NotificationSignalsService,
  ) {}

  onModuleInit(): void {
    this.signals.onSignal((signal) => {
      this.receive(signal).catch((error: unknown) => this.logger.warn(`Not told: ${String(error)}`));
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.countTimer);
  }

  @ServesTopic('notifications')
  async serve({ caller, send, onEnd }: Subscriber<'notifications'>): Promise<void> {
    const own = this.members.get(caller.id) ?? new Set();
    this.members.set(caller.id, own.add(send));
    onEnd(() => {
      own.delete(send);
      if (own.size === 0 && this.members.get(caller.id) === own) this.members.delete(caller.id);
    });
    send('unread', await this.inbox.unread(caller.id));
  }

  private async receive(signal: NotificationSignal): Promise<void> {
    if (signal.what === 'announced') return;
    if (signal.what === 'read') return this.countSoon([signal.userId]);
    if (signal.what === 'many') return this.countSoon([...this.members.keys()]);
    const byMember = await this.inbox.findFannedOut(signal, this.members);
    for (const [userId, notification] of byMember)
      for (const send of this.sendsOf(userId)) send('notification', notification);
    this.countSoon([...byMember.keys()]);
  }

  private countSoon(userIds: readonly string[]): void {
    for (const userId of userIds) if (this.members.has(userId)) this.toCount.add(userId);
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
      for (const send of this.sendsOf(userId)) send('unread', { count });
  }

  private sendsOf(userId: string): Iterable<Send> {
    return this.members.get(userId) ?? [];
  }
}
