import {
  DELETED_MEMBER,
  type NotificationPreferences,
  type PushSubscriptionKeys,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type MailAddress, UsersService } from '../users/users.service.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { EventsRepository } from './events.repository.ts';
import type { EventRow } from './notifications.table.ts';
import { wants } from './preferences.policy.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** A delivery with everything that is needed to send it. Addresses are read for each attempt and not stored. */
export interface ResolvedDelivery {
  delivery: DeliveryRow;
  event: EventRow;
  actor: string;
  preferences: NotificationPreferences;
  to: { address: MailAddress } | { subscription: PushSubscriptionKeys };
}

/** Finds out where deliveries are sent to, and whether their recipients still want them. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly preferences: PreferencesService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly users: UsersService,
  ) {}

  /** Reads what several deliveries need at once. @returns a delivery ready to be sent; undefined when its recipient doesn't want it any more or has gone. */
  async resolve(
    deliveries: readonly DeliveryRow[],
  ): Promise<(delivery: DeliveryRow) => ResolvedDelivery | undefined> {
    const userIds = [...new Set(deliveries.map(({ userId }) => userId))];
    const events = await this.events.find(deliveries.map(({ eventId }) => eventId));
    const actorIds = [...events.values()].flatMap(({ actorId }) => actorId ?? []);
    const names = await this.users.namesOf(actorIds);
    const addresses = await this.users.addressesOf(userIds);
    const preferencesOf = await this.preferences.readAll(userIds);
    const subscriptions = await this.subscriptions.find(
      deliveries.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    );
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
      if (!event || !to || !wants(preferences, event.type, delivery.channel)) return undefined;
      const actor = names.get(event.actorId ?? '')?.fullName ?? DELETED_MEMBER.fullName;
      return { delivery, event, actor, preferences, to };
    };
  }
}
