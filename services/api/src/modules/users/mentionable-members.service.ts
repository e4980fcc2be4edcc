import { Injectable } from '@nestjs/common';
import { and, desc, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beginsWith, holds } from '../../platform/text/search-text.ts';
import { isOpenAccount, showsToMembers } from './member-conditions.ts';
import { sortName, users } from './users.table.ts';
import type { MemberName } from './users.view.ts';

/** Maximum of matches among which prefix matches are searched: one letter is in the names of nearly all members. */
const MAX_RANKED = 200;
const MAX_SHOWN = 8;

/** Members who can be mentioned: with an open account and a visible page. */
@Injectable()
export class MentionableMembersService {
  constructor(private readonly database: Database) {}

  /** Returns members by a part of the name or the handle: prefix matches first, then by name. */
  search(text: string): Promise<MemberName[]> {
    const found = this.database.queries
      .select({
        fullName: users.fullName,
        username: users.username,
        avatarUrl: users.avatarUrl,
        name: sql<string>`${sortName}`.as('name'),
        begins: sql<boolean>`(${beginsWith(users.username, text)} OR ${beginsWith(users.fullName, text)})`.as(
          'begins',
        ),
      })
      .from(users)
      .where(and(holds(users.nameForm, text), isMentionable()))
      .orderBy(sortName, users.id)
      .limit(MAX_RANKED)
      .as('found');
    return this.database.queries
      .select({ fullName: found.fullName, username: found.username, avatarUrl: found.avatarUrl })
      .from(found)
      .orderBy(desc(found.begins), found.name)
      .limit(MAX_SHOWN);
  }

  /** @param handles in lowercase. @returns the ids of existing ones, by handle. */
  async idsOf(handles: readonly string[]): Promise<Map<string, string>> {
    if (handles.length === 0) return new Map();
    const handle = sql<string>`lower(${users.username})`;
    const rows = await this.database.queries
      .select({ id: users.id, handle })
      .from(users)
      .where(and(sql`${handle} = ANY(${sql.param([...handles])}::text[])`, isMentionable()));
    return new Map(rows.map(({ id, handle }) => [handle, id]));
  }
}

function isMentionable() {
  return and(isOpenAccount(), showsToMembers('page'));
}
