import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { desc, eq } from 'drizzle-orm';
import type { TokenClaims } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { closedAccounts } from './closed-accounts.table.ts';

/** Records deleted accounts without personal data, so that their handles aren't reused and their old tokens create no new member. */
@Injectable()
export class ClosedAccountsService {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    signer: Signer,
  ) {
    this.key = signer.derive('closed-accounts');
  }

  /** Must run in the transaction that deletes the member. @returns the id that replaces theirs. */
  async close({ id, username }: { id: string; username: string }): Promise<string> {
    this.database.requireTransaction();
    const [row] = await this.database.queries
      .insert(closedAccounts)
      .values({ subjectHash: this.hash(id), handleHash: this.hash(username.toLowerCase()) })
      .returning({ id: closedAccounts.id });
    if (!row) throw new Error('The account was not closed.');
    return `deleted:${row.id}`;
  }

  /** Whether a deleted member had the handle. It isn't reused, to prevent impersonation. @param handle in lowercase. */
  async hadHandle(handle: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ id: closedAccounts.id })
      .from(closedAccounts)
      .where(eq(closedAccounts.handleHash, this.hash(handle)));
    return row !== undefined;
  }

  /**
   * Checks a token without a member. A member who deleted their account and signs in again becomes a new member; a tab that was left open doesn't.
   * @throws SESSION_ENDED
   */
  async expectNew({ sub, signedInAt, iat }: TokenClaims): Promise<void> {
    const [row] = await this.database.queries
      .select({ closedAt: closedAccounts.closedAt })
      .from(closedAccounts)
      .where(eq(closedAccounts.subjectHash, this.hash(sub)))
      .orderBy(desc(closedAccounts.closedAt))
      .limit(1);
    if (row && (signedInAt ?? iat) * 1_000 <= row.closedAt.getTime()) throw new ApiError('SESSION_ENDED');
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
