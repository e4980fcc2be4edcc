import { DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { AccountsService, type UserRow } from '../../users/accounts.service.ts';
import { ClosedAccountsService } from '../../users/closed-accounts.service.ts';
import { MemberDataOwnersService } from '../member-data-owners.service.ts';

/** Erases a member from all tables, through the owners of the tables. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly closed: ClosedAccountsService,
    private readonly accounts: AccountsService,
    private readonly owners: MemberDataOwnersService,
    private readonly whitelist: WhitelistService,
    private readonly audit: AuditService,
  ) {}

  /** Must run inside a transaction that has locked the member and checked that they may be deleted. */
  async erase(row: UserRow): Promise<void> {
    this.database.requireTransaction();
    const { id, fullName, username } = row;
    const known = await this.audit.namesOf(id);
    const fullNames = [...new Set([fullName, ...known.fullNames])];
    const former = await this.accounts.formerHandles(id);
    const usernames = [...new Set([username, ...former, ...known.usernames])];
    const opaque = await this.closed.close(row);
    await this.owners.erase({ id, opaque, fullName, username, fullNames, usernames });
    // Waiting and completed jobs contain ids of members.
    await this.database.statement(`DELETE FROM jobs.job WHERE data->>'id' = $1 AND state <> 'active'`, [id]);
    await this.accounts.delete(id);
    const target = { type: 'user' as const, id: opaque, label: DELETED_MEMBER.fullName };
    await this.audit.record({}, { action: 'account.deleted', target });
    // Revokes the access of their game accounts. The lock of the whitelist is the last one that a transaction takes.
    await this.whitelist.linksChanged(id);
  }
}
