import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { ClosedAccounts } from './closed-accounts.service.ts';
import { isReservedHandle } from './handle.policy.ts';
import { HandlesRepository, type PublicRow } from './handles.repository.ts';

export type { PublicRow };

/** Whoever changes their handle again and again keeps no more than these from others. */
const MOST_FORMER = 3;

/** Members by their handles, and which handles are free. */
@Injectable()
export class HandlesService {
  constructor(
    private readonly handles: HandlesRepository,
    private readonly closed: ClosedAccounts,
    jobs: Jobs,
  ) {
    jobs.work('handles.clean', () => handles.removeExpired(), { cron: EVERY_HOUR });
  }

  /** The member who has the handle, or had it until lately; `closed` when they have left. @param handle in small letters. */
  async find(handle: string): Promise<PublicRow | 'closed' | undefined> {
    const row = (await this.handles.find(handle)) ?? (await this.handles.findFormer(handle));
    return row ?? ((await this.closed.hadHandle(handle)) ? 'closed' : undefined);
  }

  /**
   * Keeps the old handle of a member who has taken a new one. Call it after that, in the same transaction: whoever left the new one a moment ago has
   * committed by then.
   * @throws USERNAME_RESERVED, USERNAME_TAKEN
   */
  async changed(memberId: string, from: string, to: string): Promise<void> {
    if (isReservedHandle(to)) throw new ApiError('USERNAME_RESERVED');
    if (await this.handles.isKeptForOthers(to, memberId)) throw new ApiError('USERNAME_TAKEN');
    await this.handles.take(to);
    await this.handles.keep(from.toLowerCase(), memberId, MOST_FORMER);
  }
}
