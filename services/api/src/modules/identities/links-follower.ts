import { DiscoveryService } from '@nestjs/core';
import type { ClassDeclaration } from '../../platform/discovery/declared.ts';

/** Provider with {@link FollowsLinks}, whose data is derived from linked accounts and updated with each change of them. */
export interface LinksFollower {
  /** Called inside the transaction that links or unlinks an account of the member, after the change. */
  linksChanged(memberId: string): Promise<void>;
}

/** Marks a {@link LinksFollower}. It may belong to a module that imports this one. */
export const FollowsLinks: ClassDeclaration<true, LinksFollower> = DiscoveryService.createDecorator<true>();
