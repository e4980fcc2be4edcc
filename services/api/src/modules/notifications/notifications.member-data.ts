import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { notificationDeliveries, pushSubscriptions } from './deliveries.table.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import { notificationEvents, notifications } from './notifications.table.ts';
import { notificationPreferences } from './preferences.table.ts';

/** Notifications of members, their deliveries, and preferences. */
const NOTIFICATION_TABLES = [
  declare(notificationEvents, {
    names: { recipientId: 'own', actorId: 'acted' },
    exported: ['type', 'title', 'href', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(notifications, {
    names: { userId: 'own' },
    exported: ['eventId', 'count', 'createdAt', 'readAt'],
    leaving: 'deleted',
  }),
  declare(notificationDeliveries, {
    names: { userId: 'own' },
    exported: ['eventId', 'channel', 'state', 'settledAt'],
    leaving: 'deleted',
  }),
  declare(pushSubscriptions, {
    names: { userId: 'own' },
    exported: ['endpoint', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(notificationPreferences, {
    names: { userId: 'own' },
    exported: ['inApp', 'email', 'push', 'marketing', 'types', 'apps', 'language'],
    leaving: 'deleted',
  }),
];

@MemberData({ tables: NOTIFICATION_TABLES })
@Injectable()
export class NotificationsMemberData implements MemberDataOwner {
  constructor(private readonly events: NotificationEventsRepository) {}

  /** Removes the member from events, which refer to members without a foreign key. */
  erase({ id, opaque }: LeavingMember): Promise<void> {
    return this.events.removeMember(id, opaque);
  }
}
