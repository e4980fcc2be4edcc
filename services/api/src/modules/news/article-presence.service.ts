import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Presence } from '../presence/presence.service.ts';
import { ArticleAccess } from './article-access.service.ts';
import { mayEdit } from './article-states.policy.ts';

/** Who has an article open in the editor: told to those who may write in it, and nobody else. */
@Injectable()
export class ArticlePresence {
  constructor(
    private readonly access: ArticleAccess,
    private readonly presence: Presence,
  ) {}

  /** @throws ARTICLE_NOT_FOUND; ACCESS_DENIED to who may only read it. */
  async listen(
    caller: Caller,
    { id, tab }: { id: string; tab: string },
    reply: FastifyReply,
    isHead: boolean,
  ): Promise<void> {
    const article = await this.access.find(caller, id);
    if (!mayEdit(caller, article)) throw new ApiError('ACCESS_DENIED');
    this.presence.listen({ topic: `article:${id}`, caller, tab }, reply, isHead);
  }
}
