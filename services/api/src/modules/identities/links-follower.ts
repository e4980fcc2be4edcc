import { DiscoveryService } from '@nestjs/core';

/** A provider with {@link FollowsLinks}: what it derives from linked accounts follows each change of them. */
export interface LinksFollower {
  /** Called inside the transaction that links or unlinks an account of the member, after the change. */
  linksChanged(memberId: string): Promise<void>;
}

/** Marks a {@link LinksFollower}. It may belong to a module that itself uses this one. */
export const FollowsLinks = DiscoveryService.createDecorator<true>();
