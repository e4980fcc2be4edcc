import { DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { AccountsService, type UserRow } from '../../users/accounts.service.ts';
import { ClosedAccounts } from '../../users/closed-accounts.service.ts';
import { MemberDataOwners } from '../member-data-owners.service.ts';

/** Takes a member out of every table, by the owners of the tables. */
@Injectable()
export class Erasure {
  constructor(
    private readonly database: Database,
    private readonly closed: ClosedAccounts,
    private readonly accounts: AccountsService,
    private readonly owners: MemberDataOwners,
    private readonly whitelist: WhitelistService,
    private readonly audit: AuditService,
  ) {}

  /** Call it in a transaction that has locked the member, and has found that they may go. */
  async erase(row: UserRow): Promise<void> {
    this.database.requireTransaction();
    const { id, fullName, username } = row;
    const known = await this.audit.namesOf(id);
    const fullNames = [...new Set([fullName, ...known.fullNames])];
    const former = await this.accounts.formerHandles(id);
    const usernames = [...new Set([username, ...former, ...known.usernames])];
    const opaque = await this.closed.close(row);
    await this.owners.erase({ id, opaque, fullName, username, fullNames, usernames });
    // Jobs that are done, or wait, know members by their id.
    await this.database.statement(`DELETE FROM jobs.job WHERE data->>'id' = $1 AND state <> 'active'`, [id]);
    await this.accounts.delete(id);
    const target = { type: 'user' as const, id: opaque, label: DELETED_MEMBER.fullName };
    await this.audit.record({}, { action: 'account.deleted', target });
    // Their accounts may join no more. Of the locks that a transaction takes, that of the whitelist comes last.
    await this.whitelist.linksChanged(id);
  }
}
