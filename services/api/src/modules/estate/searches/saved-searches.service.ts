import {
  type EndpointAnswer,
  type EndpointInput,
  ESTATE_LIMITS,
  type SavedSearch,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ESTATE_PATHS } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { SavedSearchesRepository, SEARCHERS } from './saved-searches.repository.ts';
import type { SavedSearchRow } from './saved-searches.table.ts';

/** Cap of the displayed number of matches. */
const MAX_COUNTED = 100;

/** Members' saved searches, each visible only to its member, and the notifications of new listings that match them. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly database: Database,
    private readonly searches: SavedSearchesRepository,
    private readonly properties: PropertiesRepository,
    private readonly notifications: NotificationsService,
  ) {}

  async list(caller: Caller): Promise<EndpointAnswer<'GET /api/saved-searches'>> {
    return { items: await this.present(await this.searches.findOf(caller.id)) };
  }

  /** Saves a search. Concurrent calls are serialized, so that the limit holds. @throws SAVED_SEARCHES_FULL */
  save(
    caller: Caller,
    { name, notify, criteria }: EndpointInput<'POST /api/saved-searches'>['body'],
  ): Promise<SavedSearch> {
    return this.database.transaction(async () => {
      // Otherwise concurrent calls could exceed the limit.
      await this.database.lockNamed(`saved searches of ${caller.id}`);
      if ((await this.searches.countOf(caller.id)) >= ESTATE_LIMITS.searches)
        throw new ApiError('SAVED_SEARCHES_FULL');
      const { search, ...rest } = criteria;
      const row = await this.searches.insert({
        memberId: caller.id,
        name,
        notify,
        criteria: search ? criteria : rest,
        district: criteria.district ?? null,
        type: criteria.type ?? null,
      });
      return this.one(row);
    });
  }

  /** @throws SAVED_SEARCH_NOT_FOUND */
  async change(
    caller: Caller,
    id: string,
    { name, notify }: EndpointInput<'PUT /api/saved-searches/:id'>['body'],
  ): Promise<SavedSearch> {
    const row = await this.searches.update(id, caller.id, { name, notify });
    if (!row) throw new ApiError('SAVED_SEARCH_NOT_FOUND');
    return this.one(row);
  }

  /** @throws SAVED_SEARCH_NOT_FOUND */
  async remove(caller: Caller, id: string): Promise<void> {
    if (!(await this.searches.remove(id, caller.id))) throw new ApiError('SAVED_SEARCH_NOT_FOUND');
  }

  /**
   * Announces a listing, once per member regardless of the number of matching searches. Only inserts one row; the recipients are found afterwards,
   * in batches.
   * @param by member who offers it; isn't notified.
   */
  async announceListing({ id, propertyId, sellerId, demo }: ListingRow, by: string): Promise<void> {
    this.database.requireTransaction();
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

  private async one(row: SavedSearchRow): Promise<SavedSearch> {
    const [search] = await this.present([row]);
    return search as SavedSearch;
  }

  private async present(rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
    const matches = await this.searches.countMatches(rows, MAX_COUNTED);
    return rows.map(({ id, name, criteria, notify, createdAt }, at) => ({
      id,
      name,
      criteria,
      notify,
      matches: matches[at] ?? 0,
      createdAt: createdAt.toISOString(),
    }));
  }
}
