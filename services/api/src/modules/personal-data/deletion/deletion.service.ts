import { type CurrentUser, DELETION_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { toCurrentUser } from '../../users/users.view.ts';

/** Members request the deletion of their account, and can withdraw the request. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly assignments: AssignmentsService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Schedules the deletion. Repeating the request changes nothing. @throws HANDLE_MISMATCH, LAST_OWNER */
  ask(caller: Caller, handle: string): Promise<CurrentUser> {
    return this.database.transaction(async () => {
      const row = await this.accounts.lock(caller.id);
      if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
      if (row.username.toLowerCase() !== handle) throw new ApiError('HANDLE_MISMATCH');
      if (await isLastOwner(this.assignments, caller.id)) throw new ApiError('LAST_OWNER');
      if (row.deletionDueAt) return toCurrentUser(row, caller);
      const due = new Date(Date.now() + DELETION_DAYS * DAY_MS);
      const changed = await this.accounts.setDeletion(caller.id, due);
      const after = { deletionDueAt: due.toISOString() };
      await this.audit.record(caller, { action: 'account.deletion-asked', target: changed, after });
      await this.notifications.announce({
        type: 'account.deletion_asked',
        subject: `deletion:${caller.id}`,
        actorId: null,
        recipientId: caller.id,
        title: due.toISOString().slice(0, 10),
        href: '/settings#deletion',
      });
      return toCurrentUser(changed, caller);
    });
  }

  keep(caller: Caller): Promise<CurrentUser> {
    return this.database.transaction(async () => {
      const row = await this.accounts.lock(caller.id);
      if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
      if (!row.deletionDueAt) return toCurrentUser(row, caller);
      const changed = await this.accounts.setDeletion(caller.id, null);
      await this.audit.record(caller, { action: 'account.deletion-withdrawn', target: changed });
      await this.notifications.withdraw('account.deletion_asked', `deletion:${caller.id}`);
      return toCurrentUser(changed, caller);
    });
  }
}

/** Returns whether a member is the only owner, and locks the owners. Must run inside the transaction that schedules or executes the deletion. */
export async function isLastOwner(assignments: AssignmentsService, memberId: string): Promise<boolean> {
  await assignments.lockOwners();
  const holder = await assignments.findHolder(memberId);
  return (holder?.roles.includes('OWNER') ?? false) && (await assignments.countHolders('OWNER')) <= 1;
}
