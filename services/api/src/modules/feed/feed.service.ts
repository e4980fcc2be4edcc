import type { EndpointInput, FeedItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { FORMER_MEMBER } from '../users/former-member.ts';
import { UsersService } from '../users/users.service.ts';
import { FeedRepository } from './feed.repository.ts';

const position = z.tuple([z.boolean(), cursorInstant, z.uuid()]);

@Injectable()
export class FeedService {
  constructor(
    private readonly feed: FeedRepository,
    private readonly users: UsersService,
  ) {}

  async list({ cursor, limit }: EndpointInput<'GET /api/feed'>['query']): Promise<{
    items: FeedItem[];
    nextCursor: string | null;
  }> {
    const rows = await this.feed.findPage(decodeCursor(cursor, position), limit + 1);
    const authors = await this.users.namesOf([...new Set(rows.map(({ authorId }) => authorId))]);
    return toPage(
      rows,
      limit,
      (row) => ({
        ...row,
        pinned: row.pinSlot !== null,
        publishedAt: row.publishedAt.toISOString(),
        author: authors.get(row.authorId) ?? FORMER_MEMBER,
      }),
      ({ pinSlot, publishedAt, id }) => [pinSlot !== null, publishedAt.getTime(), id],
    );
  }
}
