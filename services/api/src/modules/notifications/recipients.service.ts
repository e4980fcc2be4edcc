import {
  type NotificationPreferences,
  type NotificationType,
  notificationType,
  type PushSubscriptionKeys,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RolesService } from '../roles/roles.service.ts';
import { type MailAddress, UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { isAboutAccount } from './delivery.policy.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import type { NotificationEventRow } from './notifications.table.ts';
import { wants } from './preferences.policy.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Delivery with everything that is needed to send it. Addresses are read for each attempt and not stored. */
export interface ResolvedDelivery {
  delivery: DeliveryRow;
  event: NotificationEventRow;
  /** Name of the member who caused the event; null if no member did. */
  actor: string | null;
  /** Time zone of the recipient; null if unknown. */
  zone: string | null;
  preferences: NotificationPreferences;
  to: { address: MailAddress } | { subscription: PushSubscriptionKeys };
}

/** Resolves the addresses of deliveries, and whether their recipients still want them. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly events: NotificationEventsRepository,
    private readonly preferences: PreferencesService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly users: UsersService,
    private readonly roles: RolesService,
  ) {}

  /**
   * Loads the data of several deliveries together.
   * @returns a function that resolves a delivery; undefined when its recipient has opted out or was deleted.
   */
  async resolve(
    deliveries: readonly DeliveryRow[],
  ): Promise<(delivery: DeliveryRow) => ResolvedDelivery | undefined> {
    const userIds = [...new Set(deliveries.map(({ userId }) => userId))];
    const events = await this.events.find(deliveries.map(({ eventId }) => eventId));
    const actorIds = [...events.values()].flatMap(({ actorId }) => actorId ?? []);
    const names = await this.users.namesOf(actorIds);
    const addresses = await this.users.addressesOf(userIds);
    const zones = await this.users.zonesOf(userIds);
    const preferencesOf = await this.preferences.readAll(userIds);
    const subscriptions = await this.subscriptions.find(
      deliveries.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    );
    const allowed = await this.allowed(deliveries, events);
    const destinationOf = ({
      channel,
      userId,
      subscriptionId,
    }: DeliveryRow): ResolvedDelivery['to'] | undefined => {
      if (channel === 'email') {
        const address = addresses.get(userId);
        return address && { address };
      }
      const found = subscriptions.get(subscriptionId ?? '');
      // The browser may belong to another member by now, who must not see this message.
      return found?.userId === userId ? { subscription: found.subscription } : undefined;
    };
    return (delivery) => {
      const event = events.get(delivery.eventId);
      const preferences = preferencesOf(delivery.userId);
      const to = destinationOf(delivery);
      if (!event || !to || !allowed(event.type, delivery.userId)) return undefined;
      if (!wants(preferences, event, delivery.channel)) return undefined;
      const person = event.actorId === null ? null : nameOf(names, event.actorId);
      const actor = person && (person.fullName || person.username);
      const zone = zones.get(delivery.userId) ?? null;
      return { delivery, event, actor, zone, preferences, to };
    };
  }

  /** Returns the recipients with access: accounts may be closed, and roles removed, while deliveries wait. */
  private async allowed(
    deliveries: readonly DeliveryRow[],
    events: ReadonlyMap<string, NotificationEventRow>,
  ): Promise<(type: NotificationType, userId: string) => boolean> {
    const byType = new Map<NotificationType, Set<string>>();
    for (const { eventId, userId } of deliveries) {
      const type = events.get(eventId)?.type;
      if (type) byType.set(type, (byType.get(type) ?? new Set()).add(userId));
    }
    const found = new Map<NotificationType, Set<string>>();
    for (const [type, ids] of byType) {
      const { needs } = notificationType(type);
      const roles = needs ? await this.roles.audienceOf(needs) : undefined;
      found.set(type, await this.users.stillAmong([...ids], { roles, closed: isAboutAccount(type) }));
    }
    return (type, userId) => found.get(type)?.has(userId) ?? false;
  }
}
