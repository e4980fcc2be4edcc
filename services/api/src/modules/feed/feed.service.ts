import type { EndpointInput, FeedItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { FORMER_MEMBER } from '../users/users.view.ts';
import { FeedRepository } from './feed.repository.ts';

const position = z.tuple([z.boolean(), cursorInstant, z.uuid()]);

/** Something that happened elsewhere on the site and is told in the community strip. */
export interface FeedNews {
  /** What it tells of; telling it again changes the item that is there. */
  source: string;
  kind: FeedItem['kind'];
  title: string;
  body: string;
  href: string;
  authorId: string | null;
  demo: boolean;
}

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
        author: authors.get(row.authorId ?? '') ?? FORMER_MEMBER,
      }),
      ({ pinSlot, publishedAt, id }) => [pinSlot !== null, publishedAt.getTime(), id],
    );
  }
  /** Tells something, once. Call it inside the transaction that makes it so. */
  async tell(news: FeedNews): Promise<void> {
    await this.feed.put(news);
  }

  /** Takes back what was told of this source. */
  async withdraw(source: string): Promise<void> {
    await this.feed.deleteBySource(source);
  }
}
