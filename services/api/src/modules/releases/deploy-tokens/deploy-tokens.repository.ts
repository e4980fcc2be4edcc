import { DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type DeployTokenRow, deployTokens } from './deploy-tokens.table.ts';

type NewDeployToken = typeof deployTokens.$inferInsert;

@Injectable()
export class DeployTokensRepository {
  constructor(private readonly database: Database) {}

  /** Returns every token, newest first. */
  findAll(): Promise<DeployTokenRow[]> {
    return this.database.queries
      .select()
      .from(deployTokens)
      .orderBy(desc(deployTokens.createdAt), desc(deployTokens.id));
  }

  async findByHash(hash: string): Promise<DeployTokenRow | undefined> {
    const [row] = await this.database.queries.select().from(deployTokens).where(eq(deployTokens.hash, hash));
    return row;
  }

  async exists(id: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: deployTokens.id })
      .from(deployTokens)
      .where(eq(deployTokens.id, id));
    return rows.length > 0;
  }

  async insert(token: NewDeployToken): Promise<DeployTokenRow> {
    return insertOne(this.database, deployTokens, token);
  }

  /** @returns the updated token; undefined when there is none that could be revoked. */
  async revoke(id: string): Promise<DeployTokenRow | undefined> {
    const [row] = await this.database.queries
      .update(deployTokens)
      .set({ revokedAt: sql`clock_timestamp()` })
      .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)))
      .returning();
    return row;
  }

  /** Returns the names of those that aren't approved yet, by id. */
  async findUnapproved(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: deployTokens.id, name: deployTokens.name })
      .from(deployTokens)
      .where(and(inArray(deployTokens.id, [...ids]), isNull(deployTokens.approvedAt)));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async findNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: deployTokens.id, name: deployTokens.name })
      .from(deployTokens)
      .where(inArray(deployTokens.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async approve(id: string): Promise<void> {
    await this.database.queries
      .update(deployTokens)
      .set({ approvedAt: sql`clock_timestamp()` })
      .where(and(eq(deployTokens.id, id), isNull(deployTokens.approvedAt)));
  }

  /** Removes the name of the member who created these tokens. @param ids from the audit log, as text */
  async removeCreator(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(deployTokens)
      .set({ createdBy: DELETED_MEMBER.fullName })
      .where(sql`${deployTokens.id}::text = ANY(${sql.param([...ids])}::text[])`);
  }

  /** Records the use at most once a minute, because a deployment consists of many calls. */
  async markUsed(id: string): Promise<void> {
    await this.database.queries
      .update(deployTokens)
      .set({ lastUsedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(deployTokens.id, id),
          sql`(${deployTokens.lastUsedAt} IS NULL OR ${deployTokens.lastUsedAt} < clock_timestamp() - interval '1 minute')`,
        ),
      );
  }
}
