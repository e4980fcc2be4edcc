import { DELETED_MEMBER, type EndpointInput, type FeedItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { FeedRepository } from './feed.repository.ts';

const position = z.tuple([z.boolean(), cursorInstant, z.uuid()]);

/** Item that another module adds to the community strip. */
interface FeedEntry {
  /** Subject of the item. There is one item for each source: a second call updates it. */
  source: string;
  kind: FeedItem['kind'];
  title: string;
  body: string;
  href: string;
  authorId: string | null;
  demo: boolean;
  /** Time of the event, for a new item; now by default. */
  publishedAt?: Date | undefined;
}

@Injectable()
export class FeedService {
  constructor(
    private readonly database: Database,
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
        author: authors.get(row.authorId ?? '') ?? DELETED_MEMBER,
      }),
      ({ pinSlot, publishedAt, id }) => [pinSlot !== null, publishedAt.getTime(), id],
    );
  }

  /** Adds the item of a source, or updates it. Must run inside the transaction of the change. */
  async put(entry: FeedEntry): Promise<void> {
    this.database.requireTransaction();
    await this.feed.upsert(entry);
  }

  /** Deletes the item of a source. Must run inside the transaction of the change. */
  async withdraw(source: string): Promise<void> {
    this.database.requireTransaction();
    await this.feed.deleteBySource(source);
  }
}
