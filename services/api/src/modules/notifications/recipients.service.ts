import type { NotificationPreferences, PushSubscriptionKeys } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type MailAddress, UsersService } from '../users/users.service.ts';
import { FORMER_MEMBER } from '../users/users.view.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { EventsRepository } from './events.repository.ts';
import type { EventRow } from './notifications.table.ts';
import { wants } from './preferences.policy.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** A delivery with all that is needed to send it. The address is read at this moment and kept nowhere. */
export interface Addressed {
  delivery: DeliveryRow;
  event: EventRow;
  actor: string;
  preferences: NotificationPreferences;
  to: { address: MailAddress } | { subscription: PushSubscriptionKeys };
}

/** Finds out where deliveries go, and whether they are still wanted. */
@Injectable()
export class Recipients {
  constructor(
    private readonly events: EventsRepository,
    private readonly preferences: PreferencesService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly users: UsersService,
  ) {}

  /** Looks up several at once. @returns for each of them all of it; undefined when nobody waits for it any more. */
  async address(
    deliveries: readonly DeliveryRow[],
  ): Promise<(delivery: DeliveryRow) => Addressed | undefined> {
    const userIds = [...new Set(deliveries.map(({ userId }) => userId))];
    const events = await this.events.find(deliveries.map(({ eventId }) => eventId));
    const actorIds = [...events.values()].flatMap(({ actorId }) => actorId ?? []);
    const names = await this.users.namesOf(actorIds);
    const addresses = await this.users.addressesOf(userIds);
    const preferencesOf = await this.preferences.readAll(userIds);
    const browsers = await this.subscriptions.find(
      deliveries.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    );
    const destinationOf = ({ channel, userId, subscriptionId }: DeliveryRow): Addressed['to'] | undefined => {
      if (channel === 'email') {
        const address = addresses.get(userId);
        return address && { address };
      }
      const browser = browsers.get(subscriptionId ?? '');
      // It may belong to somebody else by now, whom this is none of.
      return browser?.userId === userId ? { subscription: browser.subscription } : undefined;
    };
    return (delivery) => {
      const event = events.get(delivery.eventId);
      const preferences = preferencesOf(delivery.userId);
      const to = destinationOf(delivery);
      if (!event || !to || !wants(preferences, event.type, delivery.channel)) return undefined;
      const actor = names.get(event.actorId ?? '')?.fullName ?? FORMER_MEMBER.fullName;
      return { delivery, event, actor, preferences, to };
    };
  }
}
