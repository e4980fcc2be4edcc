import type { EndpointInput, Tenancy, TenancyWithRents } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { sideOf } from './tenancy.policy.ts';
import { TenancyChanges } from './tenancy-changes.service.ts';
import { TenancyViews } from './tenancy-views.service.ts';

const position = z.tuple([z.boolean(), cursorInstant, z.uuid()]);

/** Tenancies for their two sides and for the staff. */
@Injectable()
export class Tenancies {
  constructor(
    private readonly database: Database,
    private readonly tenancies: TenanciesRepository,
    private readonly changes: TenancyChanges,
    private readonly views: TenancyViews,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, side }: EndpointInput<'GET /api/tenancies'>['query'],
  ): Promise<Page<Tenancy>> {
    if (side === 'city' && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.tenancies.findPage(side, caller.id, decodeCursor(cursor, position), limit + 1);
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ state, startedAt, id }) => [
      state === 'active',
      startedAt.getTime(),
      id,
    ]);
  }

  /** @throws TENANCY_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<TenancyWithRents> {
    const row = await this.tenancies.find(id);
    if (!row || !sideOf(caller, row)) throw new ApiError('TENANCY_NOT_FOUND');
    return this.views.presentWithRents(caller, row);
  }

  /** @throws TENANCY_NOT_FOUND, TENANCY_STALE, TENANCY_STATE_REFUSED */
  end(
    caller: Caller,
    id: string,
    { when, version }: EndpointInput<'POST /api/tenancies/:id/end'>['body'],
  ): Promise<Tenancy> {
    return this.database.transaction(async () => {
      const row = await this.tenancies.lock(id);
      if (!row || !sideOf(caller, row)) throw new ApiError('TENANCY_NOT_FOUND');
      const current = await this.views.present(caller, row);
      if (row.version !== version) throw new ApiError('TENANCY_STALE', { current });
      if (!(when === 'now' ? current.may.endNow : current.may.giveNotice))
        throw new ApiError('TENANCY_STATE_REFUSED');
      if (when === 'now')
        return this.views.present(caller, await this.changes.end(row, new Date(), caller.id));
      const noticed = await this.tenancies.update(id, { endsAt: row.nextDueAt });
      await this.announcements.tenancyEnds(noticed, caller.id);
      return this.views.present(caller, noticed);
    });
  }
}
