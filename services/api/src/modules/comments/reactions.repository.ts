import type { ReactionKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { articleReactions } from './comments.table.ts';

interface ReactionCount {
  kind: ReactionKind;
  count: number;
  mine: boolean;
}

@Injectable()
export class ReactionsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the number of each kind, and whether this member chose it. */
  count(articleId: string, memberId: string): Promise<ReactionCount[]> {
    return this.database.queries
      .select({
        kind: articleReactions.kind,
        count: count(),
        mine: sql<boolean>`bool_or(${articleReactions.memberId} = ${memberId})`,
      })
      .from(articleReactions)
      .where(eq(articleReactions.articleId, articleId))
      .groupBy(articleReactions.kind);
  }

  /** Returns the members who chose one kind, newest first, before the position. */
  findMembers(
    { articleId, kind }: { articleId: string; kind: ReactionKind },
    before: [at: number, memberId: string] | undefined,
    limit: number,
  ): Promise<{ memberId: string; at: Date }[]> {
    const { memberId, createdAt } = articleReactions;
    return this.database.queries
      .select({ memberId, at: createdAt })
      .from(articleReactions)
      .where(
        and(
          eq(articleReactions.articleId, articleId),
          eq(articleReactions.kind, kind),
          before && beforePosition(createdAt, memberId, before),
        ),
      )
      .orderBy(desc(createdAt), desc(memberId))
      .limit(limit);
  }

  async set(articleId: string, memberId: string, kind: ReactionKind): Promise<void> {
    await this.database.queries
      .insert(articleReactions)
      .values({ articleId, memberId, kind })
      .onConflictDoUpdate({
        target: [articleReactions.articleId, articleReactions.memberId],
        set: { kind, createdAt: sql`clock_timestamp()` },
      });
  }

  async clear(articleId: string, memberId: string): Promise<void> {
    await this.database.queries
      .delete(articleReactions)
      .where(and(eq(articleReactions.articleId, articleId), eq(articleReactions.memberId, memberId)));
  }
}
