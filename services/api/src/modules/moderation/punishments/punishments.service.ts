import type { EndpointAnswer, EndpointInput, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { expectFreshSignIn } from '../../../platform/auth/fresh-sign-in.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { DocsService } from '../../docs/docs.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { AppealsRepository } from '../appeals/appeals.repository.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';
import type { PunishmentRow } from '../punishments.table.ts';
import { EXPIRE_PUNISHMENTS, PunishmentChangesService } from './punishment-changes.service.ts';
import { PunishmentsRepository } from './punishments.repository.ts';
import { toOwnPunishment, toPunishment } from './punishments.view.ts';

const BATCH_SIZE = 100;
/** Maximum of batches per run; the rest follows in the next minute. */
const MAX_BATCHES = 20;

/** Warnings, restrictions, suspensions and bans: lists of them for their member and for moderators, imposing, lifting and expiry. */
@Injectable()
export class PunishmentsService {
  constructor(
    private readonly database: Database,
    private readonly punishments: PunishmentsRepository,
    private readonly appeals: AppealsRepository,
    private readonly reach: ModerationReachService,
    private readonly changes: PunishmentChangesService,
    private readonly docs: DocsService,
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    jobs: Jobs,
  ) {
    jobs.work(EXPIRE_PUNISHMENTS, async () => void (await this.endDue()), { cron: EVERY_MINUTE });
  }

  /** @throws as {@link ModerationReachService.expect} does */
  async list(
    caller: Caller,
    memberId: string,
    { cursor, limit }: EndpointInput<'GET /api/users/:id/punishments'>['query'],
  ): Promise<EndpointAnswer<'GET /api/users/:id/punishments'>> {
    const before = decodeCursor(cursor, instantPosition);
    await this.reach.expect(caller, memberId);
    const rows = await this.punishments.findPage(memberId, before, limit + 1);
    const describe = await this.describeForStaff(caller, rows);
    return toPage(rows, limit, describe, ({ startsAt, id }) => [startsAt.getTime(), id]);
  }

  /** Lists the caller's own punishments, without names of the staff. */
  async listOwn(
    { id }: Caller,
    { cursor, limit }: EndpointInput<'GET /api/users/me/punishments'>['query'],
  ): Promise<EndpointAnswer<'GET /api/users/me/punishments'>> {
    const rows = await this.punishments.findPage(id, decodeCursor(cursor, instantPosition), limit + 1);
    const appeals = await this.appeals.ofPunishments(rows.map((row) => row.id));
    return toPage(
      rows,
      limit,
      (row) => toOwnPunishment(row, appeals.get(row.id)),
      (row) => [row.startsAt.getTime(), row.id],
    );
  }

  /** @throws FRESH_SIGN_IN_NEEDED, RULE_NOT_FOUND, PUNISHMENT_EXISTS, and as {@link ModerationReachService.lock} does */
  async impose(
    caller: Caller,
    memberId: string,
    { kind, reason, ruleId, hours }: EndpointInput<'POST /api/users/:id/punishments'>['body'],
  ): Promise<Punishment> {
    if (kind === 'ban') expectFreshSignIn(caller);
    const rule = ruleId === null ? undefined : await this.docs.rule(ruleId);
    return this.database
      .transaction(async () => {
        const member = await this.reach.lock(caller, memberId);
        const startsAt = new Date();
        const row = await this.changes.impose(caller, member, {
          memberId,
          kind,
          reason,
          imposedBy: caller.id,
          startsAt,
          ruleId: rule?.id ?? null,
          ruleRevision: rule?.revision ?? null,
          endsAt: hours === null ? null : new Date(startsAt.getTime() + hours * HOUR_MS),
        });
        return this.describe(caller, row);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'punishments_one_in_force')
          ? new ApiError('PUNISHMENT_EXISTS')
          : error;
      });
  }

  /** @throws PUNISHMENT_NOT_FOUND, PUNISHMENT_STALE, PUNISHMENT_STATE_REFUSED, DECISION_ABOVE_OWN, and as {@link ModerationReachService.lock} does */
  lift(
    caller: Caller,
    id: string,
    { reason, version }: EndpointInput<'POST /api/punishments/:id/lift'>['body'],
  ): Promise<Punishment> {
    return this.database.transaction(async () => {
      const { member, row } = await this.reach.lockPunishment(caller, id);
      if (version !== undefined && version !== row.version)
        throw new ApiError('PUNISHMENT_STALE', { current: await this.describe(caller, row) });
      await this.reach.expectMayLift(caller, row);
      const lifted = await this.changes.take(caller, member, row, {
        action: 'lift',
        why: reason,
        change: { liftedBy: caller.id, liftReason: reason },
      });
      return this.describe(caller, lifted);
    });
  }

  /** Ends punishments whose time is over, each once. @returns the number of ended punishments. */
  async endDue(now = new Date()): Promise<number> {
    let ended = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const due = await this.punishments.findDue(now, BATCH_SIZE);
      for (const punishment of due) if (await this.end(punishment, now)) ended += 1;
      if (due.length < BATCH_SIZE) break;
    }
    return ended;
  }

  /** Maps one punishment, for staff who may act on its member. */
  async describe(caller: Pick<Caller, 'id' | 'rank'>, row: PunishmentRow): Promise<Punishment> {
    return (await this.describeForStaff(caller, [row]))(row);
  }

  /** Maps punishments with their appeals and the names of the staff, for staff who may act on their members. */
  private async describeForStaff(
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

  /** Ends one punishment per transaction, because they lock different members. */
  private end({ id, memberId }: { id: string; memberId: string }, now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const member = await this.accounts.lock(memberId);
      const row = member && (await this.punishments.lock(id));
      // Another process may have ended it, or a moderator lifted it, since it was selected.
      if (!row || row.overAt || !row.endsAt || row.endsAt > now) return false;
      await this.changes.take({}, member, row, { action: 'expire' });
      return true;
    });
  }
}
