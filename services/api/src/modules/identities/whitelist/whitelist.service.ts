import { Injectable } from '@nestjs/common';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.ts';
import { Database } from '../../../platform/database/database.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { WhitelistRepository } from './whitelist.repository.ts';

/** Retention of removed accounts, so that game servers that are down can still receive their removal. */
const DEPARTED_DAYS = 30;

/** Change of the whitelist, as sent to game servers. */
export interface WhitelistChange {
  identifier: string;
  allowed: boolean;
  seq: number;
}

/**
 * Whitelist of the game server. It contains members; game servers receive the accounts that these have linked. The whitelist's lock must be the
 * last one that a transaction takes.
 */
@Injectable()
export class WhitelistService {
  constructor(
    private readonly database: Database,
    private readonly whitelist: WhitelistRepository,
  ) {}

  /** Writes missing changes: rows of a member can be deleted by cascade, without the changes for game servers. */
  @Every('hour')
  catchUp(): Promise<void> {
    return this.write();
  }

  /** Adds a member with all current and future linked accounts. @returns false when they were already on it. */
  grant(userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const isNew = await this.whitelist.insertMember(userId);
      await this.write(userId);
      return isNew;
    });
  }

  /** Removes a member. @returns false when they weren't on it. */
  revoke(userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const wasOn = await this.whitelist.deleteMember(userId);
      await this.write(userId);
      return wasOn;
    });
  }

  /** Must run in the transaction that changes the linked accounts of a member. */
  linksChanged(userId: string): Promise<void> {
    this.database.requireTransaction();
    return this.write(userId);
  }

  /** Deletes entries of deleted members after every game server has received their removal. */
  forgetDeparted(): Promise<void> {
    return this.whitelist.deleteDeparted(DEPARTED_DAYS);
  }

  /** Returns changes with a higher number, in order. */
  changesSince(seq: number, limit: number): Promise<WhitelistChange[]> {
    return this.whitelist.findChanges(seq, limit);
  }

  /** Returns every account that may join, and the number of the last change. */
  allowed(): Promise<{ identifiers: string[]; seq: number }> {
    return this.whitelist.findAllowed();
  }

  /** The lock is taken before reading, so that concurrent writes are visible. */
  private write(userId?: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock(ADVISORY_LOCKS.whitelist);
      await this.whitelist.writeChanges(userId);
    });
  }
}
