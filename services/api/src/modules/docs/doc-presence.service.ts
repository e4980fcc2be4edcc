import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Presence } from '../presence/presence.service.ts';
import { DocsRepository } from './docs.repository.ts';

/** Who has a page open in the editor. Whoever may write one may write all of them. */
@Injectable()
export class DocPresence {
  constructor(
    private readonly docs: DocsRepository,
    private readonly presence: Presence,
  ) {}

  /** @throws DOC_NOT_FOUND */
  async listen(
    caller: Caller,
    { id, tab }: { id: string; tab: string },
    reply: FastifyReply,
    isHead: boolean,
  ): Promise<void> {
    if (!(await this.docs.findById(id))) throw new ApiError('DOC_NOT_FOUND');
    this.presence.listen({ topic: `doc:${id}`, caller, tab }, reply, isHead);
  }
}
