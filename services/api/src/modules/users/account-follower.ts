import type { Account } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { ClassDeclaration } from '../../platform/discovery/declared.ts';

/** Provider with {@link FollowsAccounts}, whose data is derived from the state of accounts and updated with each change of them. */
export interface AccountFollower {
  /**
   * Called inside the transaction that changes the state of the member's account, after the change.
   * @param before the state before the change.
   */
  accountChanged(memberId: string, before: Account['state'], after: Account): Promise<void>;
}

/** Marks an {@link AccountFollower}. It may belong to a module that imports this one. */
export const FollowsAccounts: ClassDeclaration<true, AccountFollower> =
  DiscoveryService.createDecorator<true>();
