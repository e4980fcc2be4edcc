import type { OwnPunishment, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { AppealsRepository } from '../appeals/appeals.repository.ts';
import type { PunishmentRow } from '../punishments.table.ts';
import { toOwnPunishment, toPunishment } from './punishments.view.ts';

/** Punishments with what belongs to them: their appeals, and the names of staff for staff. */
@Injectable()
export class PunishmentViews {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly users: UsersService,
  ) {}

  async forMember(rows: readonly PunishmentRow[]): Promise<(row: PunishmentRow) => OwnPunishment> {
    const appeals = await this.appeals.ofPunishments(rows.map(({ id }) => id));
    return (row) => toOwnPunishment(row, appeals.get(row.id));
  }

  /** @param reaches whether the caller may act on the member of a punishment. */
  async forStaff(
    { id: callerId }: Pick<Caller, 'id'>,
    rows: readonly PunishmentRow[],
    reaches: (memberId: string) => boolean,
  ): Promise<(row: PunishmentRow) => Punishment> {
    const appeals = await this.appeals.ofPunishments(rows.map(({ id }) => id));
    const deciders = [...appeals.values()].map(({ decidedBy }) => decidedBy);
    const names = await this.users.namesOf([
      ...rows.flatMap(({ imposedBy, liftedBy }) => [imposedBy, liftedBy]),
      ...deciders,
    ]);
    return (row) => toPunishment(row, appeals.get(row.id), names, { callerId, reach: reaches(row.memberId) });
  }

  /** One punishment, for somebody who may act on its member. */
  async one(caller: Pick<Caller, 'id'>, row: PunishmentRow): Promise<Punishment> {
    return (await this.forStaff(caller, [row], () => true))(row);
  }
}
