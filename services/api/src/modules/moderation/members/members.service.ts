import type { Member } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { toAccount } from '../../users/users.view.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';
import { PunishmentsRepository } from '../punishments/punishments.repository.ts';
import { MemberNotesRepository } from './member-notes.repository.ts';

/** Members' page for the staff, and the end of their sessions. */
@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly punishments: PunishmentsRepository,
    private readonly notes: MemberNotesRepository,
    private readonly reach: ModerationReachService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Returns a member, with the number of notes only if the caller may act on them, and never for the caller's own account.
   * @throws USER_NOT_FOUND
   */
  async find(caller: Caller, id: string): Promise<Member> {
    const found = await this.users.findListed(id);
    if (!found) throw new ApiError('USER_NOT_FOUND');
    const { row, listed } = found;
    const reaches = (await this.reach.among(caller, [id]))(id);
    const moderates = caller.permissions.includes('members.moderate');
    const readsNotes = reaches && caller.permissions.includes('members.notes');
    const { bio, pronouns, timeZone, links, sessionsEndedAt } = row;
    return {
      ...listed,
      bio,
      pronouns,
      timeZone,
      links,
      account: toAccount(row),
      sessionsEndedAt: sessionsEndedAt?.toISOString() ?? null,
      counts: {
        punishments: reaches && moderates ? await this.punishments.count(id) : null,
        notes: readsNotes ? await this.notes.count(id) : null,
      },
      may: { punish: reaches && moderates, endSessions: reaches && moderates, notes: readsNotes },
    };
  }

  /** @throws as {@link ModerationReachService.lock} does */
  endSessions(caller: Caller, memberId: string): Promise<void> {
    return this.database.transaction(async () => {
      const target = await this.reach.lock(caller, memberId);
      await this.accounts.endSessions(memberId);
      await this.audit.record(caller, { action: 'sessions.ended', target });
    });
  }
}
