import type { Member } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { UsersService } from '../../users/users.service.ts';
import { toAccount } from '../../users/users.view.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';
import { PunishmentsRepository } from '../punishments/punishments.repository.ts';
import { MemberNotesRepository } from './member-notes.repository.ts';

/** Members' page for the staff. */
@Injectable()
export class MembersService {
  constructor(
    private readonly users: UsersService,
    private readonly punishments: PunishmentsRepository,
    private readonly notes: MemberNotesRepository,
    private readonly reach: ModerationReachService,
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
}
