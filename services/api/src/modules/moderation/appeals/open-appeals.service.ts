import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import { PunishmentViews } from '../punishments/punishment-views.service.ts';
import { PunishmentsRepository } from '../punishments/punishments.repository.ts';
import type { AppealRow, PunishmentRow } from '../punishments.table.ts';
import { AppealsRepository } from './appeals.repository.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** The appeals that wait for a decision. */
@Injectable()
export class OpenAppeals {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly punishments: PunishmentsRepository,
    private readonly reach: ModerationReach,
    private readonly views: PunishmentViews,
    private readonly users: UsersService,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/appeals'>['query'],
  ): Promise<EndpointAnswer<'GET /api/appeals'>> {
    const rows = await this.appeals.findOpen(caller.id, decodeCursor(cursor, position), limit + 1);
    const punishments = await this.punishmentsOf(rows);
    const memberIds = [...punishments.values()].map(({ memberId }) => memberId);
    const names = await this.users.namesOf(memberIds);
    const reaches = await this.reach.among(caller, memberIds);
    const describe = await this.views.forStaff(caller, [...punishments.values()], reaches);
    return toPage(
      rows,
      limit,
      ({ id, punishmentId }) => {
        const punishment = punishments.get(punishmentId);
        if (!punishment) throw new Error(`The punishment ${punishmentId} vanished from under its appeal.`);
        const { memberId } = punishment;
        return { id, member: { id: memberId, ...nameOf(names, memberId) }, punishment: describe(punishment) };
      },
      ({ at, id }) => [at.getTime(), id],
    );
  }

  private async punishmentsOf(rows: readonly AppealRow[]): Promise<Map<string, PunishmentRow>> {
    if (rows.length === 0) return new Map();
    const found = await this.punishments.findSome(rows.map(({ punishmentId }) => punishmentId));
    return new Map(found.map((row) => [row.id, row]));
  }
}
