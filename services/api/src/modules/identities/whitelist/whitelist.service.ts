import { Injectable } from '@nestjs/common';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.ts';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { WhitelistRepository } from './whitelist.repository.ts';

/** How long game servers that are away can still be told that an account may join no more. */
const DEPARTED_DAYS = 30;

/** A change of the whitelist, as game servers learn of it. */
export interface WhitelistChange {
  identifier: string;
  allowed: boolean;
  seq: number;
}

/**
 * Who may join the game server. A member is on it; what game servers know are the accounts that the member has linked. Of the locks that a
 * transaction takes, that of the whitelist comes last.
 */
@Injectable()
export class WhitelistService {
  constructor(
    private readonly database: Database,
    private readonly whitelist: WhitelistRepository,
    jobs: Jobs,
  ) {
    // Members may go with all that is theirs, and nobody has written down then what game servers have to hear.
    jobs.work('whitelist.catch-up', () => this.write(), { cron: EVERY_HOUR });
  }

  /** Lets a member join, with each account that they have linked or will link. @returns false when they were on it. */
  grant(userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const isNew = await this.whitelist.insertMember(userId);
      await this.write(userId);
      return isNew;
    });
  }

  /** Takes a member off. @returns false when they weren't on it. */
  revoke(userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const wasOn = await this.whitelist.deleteMember(userId);
      await this.write(userId);
      return wasOn;
    });
  }

  /** Call it in the transaction that changes which accounts a member has linked. */
  linksChanged(userId: string): Promise<void> {
    return this.write(userId);
  }

  /** Forgets entries that members who have left had, and that every game server knows of by now. */
  forgetDeparted(): Promise<void> {
    return this.whitelist.deleteDeparted(DEPARTED_DAYS);
  }

  /** Changes with a higher number, in their order. */
  changesSince(seq: number, limit: number): Promise<WhitelistChange[]> {
    return this.whitelist.findChanges(seq, limit);
  }

  /** Every account that may join, and the number of the last change. */
  allowed(): Promise<{ identifiers: string[]; seq: number }> {
    return this.whitelist.findAllowed();
  }

  /** The lock comes before the look at what has changed: what others have written meanwhile is seen. */
  private write(userId?: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock(ADVISORY_LOCKS.whitelist);
      await this.whitelist.writeChanges(userId);
    });
  }
}
