import { LINK_CODE_MINUTES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { linkCodes } from './identities.table.ts';
import { isAccountOf } from './identity-conditions.ts';

/** A code with less time left is replaced, because it could expire before it is entered. */
const MIN_MINUTES = 2;

@Retention([{ table: linkCodes, column: linkCodes.expiresAt, age: '0' }])
@Injectable()
export class LinkCodesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the valid code of a game account, or stores this one and removes an expired one.
   * @throws a violation of `link_codes_by_code` when another account has this code.
   */
  async keep({ subject, code, name }: { subject: string; code: string; name: string }): Promise<string> {
    const isGood = sql`${linkCodes.expiresAt} > clock_timestamp() + make_interval(mins => ${MIN_MINUTES})`;
    const { rows } = await this.database.queries.execute<{ code: string }>(sql`
      INSERT INTO ${linkCodes} (subject, code, name, expires_at)
      VALUES (${subject}, ${code}, ${name}, clock_timestamp() + make_interval(mins => ${LINK_CODE_MINUTES}))
      ON CONFLICT (subject) DO UPDATE SET
        code = CASE WHEN ${isGood} THEN ${linkCodes.code} ELSE excluded.code END,
        expires_at = CASE WHEN ${isGood} THEN ${linkCodes.expiresAt} ELSE excluded.expires_at END,
        name = excluded.name
      RETURNING code`);
    const [row] = rows;
    if (!row) throw new Error('The code was not kept.');
    return row.code;
  }

  /** Consumes a code, and returns its account to the first caller. */
  async use(code: string): Promise<{ subject: string; name: string } | undefined> {
    const [row] = await this.database.queries
      .delete(linkCodes)
      .where(sql`${linkCodes.code} = ${code} AND ${linkCodes.expiresAt} > clock_timestamp()`)
      .returning({ subject: linkCodes.subject, name: linkCodes.name });
    return row;
  }

  /** Deletes the codes of all accounts that a member has linked. */
  async deleteOf(memberId: string): Promise<void> {
    await this.database.queries.delete(linkCodes).where(isAccountOf(linkCodes.subject, memberId));
  }
}
