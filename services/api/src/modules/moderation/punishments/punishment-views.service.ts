import type { OwnPunishment, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { AppealsRepository } from '../appeals/appeals.repository.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import type { PunishmentRow } from '../punishments.table.ts';
import { toOwnPunishment, toPunishment } from './punishments.view.ts';

/** Maps punishments with their appeals, and with the names of the staff only for the staff. */
@Injectable()
export class PunishmentViews {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly users: UsersService,
    private readonly reach: ModerationReach,
  ) {}

  async forMember(rows: readonly PunishmentRow[]): Promise<(row: PunishmentRow) => OwnPunishment> {
    const appeals = await this.appeals.ofPunishments(rows.map(({ id }) => id));
    return (row) => toOwnPunishment(row, appeals.get(row.id));
  }

  /** Maps punishments for staff who may act on their members. */
  async forStaff(
    caller: Pick<Caller, 'id' | 'rank'>,
    rows: readonly PunishmentRow[],
  ): Promise<(row: PunishmentRow) => Punishment> {
    const appeals = await this.appeals.ofPunishments(rows.map(({ id }) => id));
    const deciders = [...appeals.values()].map(({ decidedBy }) => decidedBy);
    const names = await this.users.namesOf([
      ...rows.flatMap(({ imposedBy, liftedBy }) => [imposedBy, liftedBy]),
      ...deciders,
    ]);
    const overrules = await this.reach.overrules(
      caller,
      rows.map(({ imposedBy }) => imposedBy),
    );
    return (row) => {
      const standing = { callerId: caller.id, overrules: overrules(row.imposedBy) };
      return toPunishment(row, appeals.get(row.id), names, standing);
    };
  }

  /** Maps one punishment, for staff who may act on its member. */
  async one(caller: Pick<Caller, 'id' | 'rank'>, row: PunishmentRow): Promise<Punishment> {
    return (await this.forStaff(caller, [row]))(row);
  }
}
