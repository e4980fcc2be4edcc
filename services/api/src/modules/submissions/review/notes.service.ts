import type { EndpointAnswer, EndpointInput, ReviewNote, SubmissionMessage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { NoteRow } from '../reviews.table.ts';
import { SubmissionMessages } from '../submission-messages.service.ts';
import { ReviewAccessService } from './review-access.service.ts';
import { ReviewsRepository } from './reviews.repository.ts';

const position = z.tuple([cursorInstant, z.uuid()]);
type List = EndpointInput<'GET /api/reviews/:id/notes'>['query'];

/** Threads of a review: internal notes of the staff, and messages to the applicant. Writing renews the claim. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly reviews: ReviewsRepository,
    private readonly messages: SubmissionMessages,
    private readonly users: UsersService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async listNotes(
    caller: Caller,
    id: string,
    { cursor, limit }: List,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id/notes'>> {
    const after = decodeCursor(cursor, position);
    await this.access.find(caller, id);
    const rows = await this.reviews.findNotes(id, after, limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toNote(row, names),
      ({ at, id: last }) => [at.getTime(), last],
    );
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN */
  writeNote(caller: Caller, id: string, text: string): Promise<ReviewNote> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      const note = await this.reviews.insertNote({ submissionId: id, authorId: caller.id, text });
      await this.access.renewClaim(caller, row);
      return toNote(note, await this.users.namesOf([caller.id]));
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async listMessages(
    caller: Caller,
    id: string,
    query: List,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id/messages'>> {
    return this.messages.list(await this.access.find(caller, id), query);
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, SUBMISSION_STATE_REFUSED */
  writeMessage(caller: Caller, id: string, text: string): Promise<SubmissionMessage> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      const message = await this.messages.write(row, caller, text);
      await this.access.renewClaim(caller, row);
      return message;
    });
  }
}

function toNote({ id, authorId, text, at }: NoteRow, names: ReadonlyMap<string, MemberName>): ReviewNote {
  return { id, author: nameOf(names, authorId), text, at: at.toISOString() };
}
