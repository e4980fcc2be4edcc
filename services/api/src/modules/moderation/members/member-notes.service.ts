import type { EndpointAnswer, EndpointInput, MemberNote } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';
import type { MemberNoteRow } from '../punishments.table.ts';
import { MemberNotesRepository } from './member-notes.repository.ts';

/** Internal notes of the staff about members. A member of the staff can't read notes about themselves, not even in the audit log. */
@Injectable()
export class MemberNotesService {
  constructor(
    private readonly database: Database,
    private readonly notes: MemberNotesRepository,
    private readonly reach: ModerationReachService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {
    // The target of an entry is the member, so it identifies all notes about them.
    audit.keepFromTheirOwn('member-note', async (memberId) => [memberId]);
  }

  /** @throws as {@link ModerationReachService.expect} does */
  async list(
    caller: Caller,
    memberId: string,
    { cursor, limit }: EndpointInput<'GET /api/users/:id/notes'>['query'],
  ): Promise<EndpointAnswer<'GET /api/users/:id/notes'>> {
    const before = decodeCursor(cursor, instantPosition);
    await this.reach.expect(caller, memberId);
    const rows = await this.notes.findPage(memberId, before, limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toNote(row, names, caller),
      ({ at, id }) => [at.getTime(), id],
    );
  }

  /** @throws as {@link ModerationReachService.lock} does */
  write(caller: Caller, memberId: string, text: string): Promise<MemberNote> {
    return this.database.transaction(async () => {
      const { fullName: label } = await this.reach.lock(caller, memberId);
      const note = await this.notes.insert({ memberId, authorId: caller.id, text });
      const target = { type: 'member-note' as const, id: memberId, label };
      await this.audit.record(caller, { action: 'member-note.added', target });
      return toNote(note, await this.users.namesOf([caller.id]), caller);
    });
  }

  /** @throws NOTE_NOT_FOUND, also for a note of another author */
  remove(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const note = await this.notes.removeOwn(id, caller.id);
      if (!note) throw new ApiError('NOTE_NOT_FOUND');
      const { fullName: label } = nameOf(await this.users.namesOf([note.memberId]), note.memberId);
      const target = { type: 'member-note' as const, id: note.memberId, label };
      await this.audit.record(caller, { action: 'member-note.removed', target });
    });
  }
}

function toNote(
  { id, authorId, text, at }: MemberNoteRow,
  names: ReadonlyMap<string, MemberName>,
  { id: callerId }: Pick<Caller, 'id'>,
): MemberNote {
  const may = { remove: authorId === callerId };
  return { id, author: nameOf(names, authorId), text, at: at.toISOString(), may };
}
