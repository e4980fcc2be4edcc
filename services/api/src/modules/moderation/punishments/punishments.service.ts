import type { EndpointAnswer, EndpointInput, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import { PunishmentChanges } from './punishment-changes.service.ts';
import { PunishmentViews } from './punishment-views.service.ts';
import { PunishmentsRepository } from './punishments.repository.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Lists and lifts punishments, for moderators. */
@Injectable()
export class PunishmentsService {
  constructor(
    private readonly database: Database,
    private readonly punishments: PunishmentsRepository,
    private readonly reach: ModerationReach,
    private readonly changes: PunishmentChanges,
    private readonly views: PunishmentViews,
  ) {}

  /** @throws as {@link ModerationReach.expect} does */
  async list(
    caller: Caller,
    memberId: string,
    { cursor, limit }: EndpointInput<'GET /api/users/:id/punishments'>['query'],
  ): Promise<EndpointAnswer<'GET /api/users/:id/punishments'>> {
    const before = decodeCursor(cursor, position);
    await this.reach.expect(caller, memberId);
    const rows = await this.punishments.findPage(memberId, before, limit + 1);
    const describe = await this.views.forStaff(caller, rows);
    return toPage(rows, limit, describe, ({ startsAt, id }) => [startsAt.getTime(), id]);
  }

  /** @throws PUNISHMENT_NOT_FOUND, PUNISHMENT_STALE, PUNISHMENT_STATE_REFUSED, DECISION_ABOVE_OWN, and as {@link ModerationReach.lock} does */
  lift(
    caller: Caller,
    id: string,
    { reason, version }: EndpointInput<'POST /api/punishments/:id/lift'>['body'],
  ): Promise<Punishment> {
    return this.database.transaction(async () => {
      const { member, row } = await this.reach.lockPunishment(caller, id);
      if (version !== undefined && version !== row.version)
        throw new ApiError('PUNISHMENT_STALE', { current: await this.views.one(caller, row) });
      await this.reach.expectMayLift(caller, row);
      const lifted = await this.changes.take(caller, member, row, {
        action: 'lift',
        why: reason,
        change: { liftedBy: caller.id, liftReason: reason },
      });
      return this.views.one(caller, lifted);
    });
  }
}
