import type { EndpointAnswer, EndpointInput, SubmissionMessage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { SubmissionMessages } from '../submission-messages.service.ts';
import { SubmissionAccess } from './submission-access.service.ts';

/** Messages between an applicant and the staff, for the applicant. */
@Injectable()
export class OwnMessagesService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccess,
    private readonly messages: SubmissionMessages,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND */
  async list(
    caller: Caller,
    id: string,
    query: EndpointInput<'GET /api/submissions/:id/messages'>['query'],
  ): Promise<EndpointAnswer<'GET /api/submissions/:id/messages'>> {
    return this.messages.list(await this.access.find(caller, id), query);
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED */
  write(caller: Caller, id: string, text: string): Promise<SubmissionMessage> {
    return this.database.transaction(async () =>
      this.messages.write(await this.access.lock(caller, id), caller, text),
    );
  }
}
