import type { IdentityProvider } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type IdentityRow, identities } from './identities.table.ts';
import { whitelistedMembers } from './whitelist/whitelist.table.ts';

/** Member who has linked one of a player's accounts. */
export interface FoundPlayer {
  userId: string;
  provider: IdentityProvider;
  whitelisted: boolean;
}

type NewIdentity = Pick<IdentityRow, 'userId' | 'provider' | 'subject' | 'name'>;

@Injectable()
export class IdentitiesRepository {
  private readonly bySubjects;

  constructor(private readonly database: Database) {
    this.bySubjects = database.prepared('identities_by_subjects', (queries) =>
      queries
        .select({
          userId: identities.userId,
          provider: identities.provider,
          whitelisted: sql<boolean>`${whitelistedMembers.userId} IS NOT NULL`,
        })
        .from(identities)
        .leftJoin(whitelistedMembers, eq(whitelistedMembers.userId, identities.userId))
        .where(sql`${identities.subject} = ANY(${sql.placeholder('subjects')}::text[])`),
    );
  }

  findPlayers(subjects: readonly string[]): Promise<FoundPlayer[]> {
    return this.bySubjects().execute({ subjects });
  }

  findOfMember(userId: string): Promise<IdentityRow[]> {
    return this.database.queries
      .select()
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.provider));
  }

  /** Returns the members who have linked these accounts, by account. */
  async findOwners(subjects: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.queries
      .select({ subject: identities.subject, userId: identities.userId })
      .from(identities)
      .where(sql`${identities.subject} = ANY(${sql.param([...subjects])}::text[])`);
    return new Map(rows.map(({ subject, userId }) => [subject, userId]));
  }

  async findBySubject(subject: string): Promise<IdentityRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(identities)
      .where(eq(identities.subject, subject));
    return row;
  }

  /** Links an account, replacing the member's account of the same kind. */
  async upsert(identity: NewIdentity): Promise<IdentityRow> {
    const { subject, name } = identity;
    const [row] = await this.database.queries
      .insert(identities)
      .values(identity)
      .onConflictDoUpdate({
        target: [identities.userId, identities.provider],
        set: { subject, name, linkedAt: sql`clock_timestamp()` },
      })
      .returning();
    if (!row) throw new Error('The account was not linked.');
    return row;
  }

  async delete(userId: string, provider: IdentityProvider): Promise<IdentityRow | undefined> {
    const [row] = await this.database.queries
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
      .returning();
    return row;
  }
}
