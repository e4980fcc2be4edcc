import { Injectable } from '@nestjs/common';
import { NotificationAudiences } from '../../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ESTATE_PATHS } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { SEARCHERS, searchersOf } from './search-audience.ts';

/** Tells members of what comes up that they look for. It is one line in the transaction of the listing; who is told is found afterwards, batch by batch. */
@Injectable()
export class SearchAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly properties: PropertiesRepository,
    audiences: NotificationAudiences,
  ) {
    audiences.register(SEARCHERS, searchersOf);
  }

  /** Each member once, however many of their searches it fits. Call it inside the transaction that publishes. @param by who offers it; they know. */
  async published({ id, propertyId, sellerId, demo }: ListingRow, by: string): Promise<void> {
    await this.notifications.announce({
      // Nobody is named: not everybody shows what they own.
      type: 'estate.match',
      subject: `listing:${id}`,
      actorId: null,
      demo,
      excludedUserIds: sellerId === null || sellerId === by ? [by] : [by, sellerId],
      audience: { name: SEARCHERS, of: id },
      title: await this.properties.findTitle(propertyId),
      href: ESTATE_PATHS.property(propertyId),
    });
  }
}
