import { DELETED_MEMBER, plainTextOf, type RichText } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { docRevisions, docs } from '../../docs/docs.table.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { whitelistEntries } from '../../identities/whitelist/whitelist.table.ts';
import { articleRevisions } from '../../news/article-records.table.ts';
import { articles } from '../../news/articles.table.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { ClosedAccounts } from '../../users/closed-accounts.service.ts';
import type { UserRow } from '../../users/users.table.ts';
import { DECLARATIONS } from '../declarations/index.ts';

/** How long game servers that are away can still be told that an account may join no more. Days. */
const WHITELIST_DAYS = 30;
/** Nodes of a text with the attributes of one that names the member. */
const THEM = '$.**.attrs ? (@.id == $id)';
const NOBODY = { id: DELETED_MEMBER.username, label: DELETED_MEMBER.fullName };

/** Takes a member out of every table, as the declarations say. */
@Injectable()
export class Erasure {
  constructor(
    private readonly database: Database,
    private readonly closed: ClosedAccounts,
    private readonly accounts: AccountsService,
    private readonly whitelist: WhitelistService,
    private readonly audit: AuditService,
  ) {}

  /** Call it in a transaction that has locked the member. */
  async erase(row: UserRow): Promise<void> {
    const { queries } = this.database;
    const opaque = await this.closed.close(row);
    const member = { id: row.id, opaque, fullName: row.fullName, username: row.username };
    for (const { erase } of DECLARATIONS)
      for (const statement of erase?.(member) ?? []) await queries.execute(statement);
    // Jobs that are done, or wait, know members by their id.
    await this.database.statement(`DELETE FROM jobs.job WHERE data->>'id' = $1 AND state <> 'active'`, [
      row.id,
    ]);
    await this.accounts.delete(row.id);
    const target = { type: 'user' as const, id: opaque, label: DELETED_MEMBER.fullName };
    await this.audit.record({}, { action: 'account.deleted', target });
    // Their accounts may join no more. Of the locks that a transaction takes, that of the whitelist comes last.
    await this.whitelist.linksChanged(row.id);
  }

  /** Texts of others name them by a node of the text: it names nobody any more. Before the transaction, because it reads every text. */
  async forgetMentions(id: string): Promise<void> {
    const { queries } = this.database;
    const names = (body: SQLWrapper) =>
      sql`jsonb_path_exists(${body}, ${THEM}::jsonpath, ${JSON.stringify({ id })}::jsonb)`;
    for (const table of [articleRevisions, docRevisions])
      for (const { body } of await queries
        .selectDistinct({ body: table.body })
        .from(table)
        .where(names(table.body)))
        await queries
          .update(table)
          .set({ body: withoutMention(body, id) })
          .where(sql`${table.body} = ${JSON.stringify(body)}::jsonb`);
    for (const table of [articles, docs])
      for (const row of await queries
        .select({ id: table.id, body: table.body })
        .from(table)
        .where(names(table.body))) {
        const body = withoutMention(row.body, id);
        await queries
          .update(table)
          .set({ body, bodyText: plainTextOf(body) })
          .where(eq(table.id, row.id));
      }
  }

  /** Entries of the whitelist that members who have left had, and that every game server knows of by now. */
  async forgetWhitelist(): Promise<void> {
    await this.database.queries.delete(whitelistEntries).where(
      sql`NOT ${whitelistEntries.allowed} AND ${whitelistEntries.userId} IS NULL
          AND ${whitelistEntries.changedAt} < now() - make_interval(days => ${WHITELIST_DAYS})`,
    );
  }
}

/** The text with nobody in the place of the member. */
function withoutMention(body: RichText, id: string): RichText {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'attrs' && value?.id === id && 'label' in value ? NOBODY : value,
  );
}
