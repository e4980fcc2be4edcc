import { DiscoveryService } from '@nestjs/core';

/** A provider with {@link FollowsAccounts}: what it derives from the state of accounts follows each change of one. */
export interface AccountFollower {
  /** Called inside the transaction that changes the state of the member's account, after the change. */
  accountChanged(memberId: string): Promise<void>;
}

/** Marks an {@link AccountFollower}. It may belong to a module that itself uses this one. */
export const FollowsAccounts = DiscoveryService.createDecorator<true>();
