import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ClosedAccountsService } from './closed-accounts.service.ts';
import { isReservedHandle } from './handle.policy.ts';
import { HandlesRepository, type PublicRow } from './handles.repository.ts';

export type { PublicRow };

/** Maximum of reserved earlier handles per member. */
const MAX_FORMER = 3;

/** Members by their handles, and availability of handles. */
@Injectable()
export class HandlesService {
  constructor(
    private readonly database: Database,
    private readonly handles: HandlesRepository,
    private readonly closed: ClosedAccountsService,
  ) {}

  /** Returns the member with the handle, now or recently; `closed` for a deleted member. @param handle in lowercase. */
  async find(handle: string): Promise<PublicRow | 'closed' | undefined> {
    const row = (await this.handles.find(handle)) ?? (await this.handles.findFormer(handle));
    return row ?? ((await this.closed.hadHandle(handle)) ? 'closed' : undefined);
  }

  /**
   * Reserves the previous handle of a member. Must be called after the change, in the same transaction: a concurrent release of the new handle is
   * committed by then.
   * @throws USERNAME_RESERVED, USERNAME_TAKEN
   */
  async changed(memberId: string, from: string, to: string): Promise<void> {
    this.database.requireTransaction();
    if (isReservedHandle(to)) throw new ApiError('USERNAME_RESERVED');
    if (await this.handles.isKeptForOthers(to, memberId)) throw new ApiError('USERNAME_TAKEN');
    await this.handles.take(to);
    await this.handles.keep(from.toLowerCase(), memberId, MAX_FORMER);
  }
}
