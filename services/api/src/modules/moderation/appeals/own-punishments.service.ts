import type { EndpointAnswer, EndpointInput, OwnPunishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import { PunishmentChanges } from '../punishments/punishment-changes.service.ts';
import { PunishmentsRepository } from '../punishments/punishments.repository.ts';
import { toOwnPunishment } from '../punishments/punishments.view.ts';
import { AppealsRepository } from './appeals.repository.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Members' view of their own punishments, and their appeals. */
@Injectable()
export class OwnPunishments {
  constructor(
    private readonly database: Database,
    private readonly punishments: PunishmentsRepository,
    private readonly appeals: AppealsRepository,
    private readonly reach: ModerationReach,
    private readonly changes: PunishmentChanges,
  ) {}

  async list(
    { id }: Caller,
    { cursor, limit }: EndpointInput<'GET /api/users/me/punishments'>['query'],
  ): Promise<EndpointAnswer<'GET /api/users/me/punishments'>> {
    const rows = await this.punishments.findPage(id, decodeCursor(cursor, position), limit + 1);
    const appeals = await this.appeals.ofPunishments(rows.map((row) => row.id));
    return toPage(
      rows,
      limit,
      (row) => toOwnPunishment(row, appeals.get(row.id)),
      (row) => [row.startsAt.getTime(), row.id],
    );
  }

  /** @throws PUNISHMENT_NOT_FOUND, APPEAL_EXISTS, PUNISHMENT_STATE_REFUSED */
  appeal(caller: Caller, id: string, text: string): Promise<OwnPunishment> {
    return this.database.transaction(async () => {
      const { member, row } = await this.reach.lockOwn(caller, id);
      const appeal = await this.appeals.insert(id, text);
      if (!appeal) throw new ApiError('APPEAL_EXISTS');
      return toOwnPunishment(await this.changes.take(caller, member, row, { action: 'appeal' }), appeal);
    });
  }
}
