import { Injectable } from '@nestjs/common';
import { NotificationAudiencesService } from '../../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ESTATE_PATHS } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { SEARCHERS, searchersOf } from './search-audience.ts';

/** Notifies members of new listings that match their searches. Publishing only inserts one row; the recipients are found afterwards, in batches. */
@Injectable()
export class SearchAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly properties: PropertiesRepository,
    audiences: NotificationAudiencesService,
  ) {
    audiences.register(SEARCHERS, searchersOf);
  }

  /**
   * Announces a listing, once per member regardless of the number of matching searches. Must run inside the transaction that publishes it.
   * @param by member who offers it; isn't notified.
   */
  async published({ id, propertyId, sellerId, demo }: ListingRow, by: string): Promise<void> {
    await this.notifications.announce({
      // No actor is named, because not every owner shows their properties.
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
