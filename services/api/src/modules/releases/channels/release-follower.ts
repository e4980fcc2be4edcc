import { DiscoveryService } from '@nestjs/core';
import type { ClassDeclaration } from '../../../platform/discovery/declared.ts';
import type { RemoteChannel } from './channels.policy.ts';

/** A version of a remote with the channels that serve it now. */
export interface PromotedRelease {
  remote: string;
  version: string;
  channels: RemoteChannel[];
}

/** Provider with {@link FollowsReleases}, which is notified of promotions. */
export interface ReleaseFollower {
  /** Called inside the transaction that promotes the version, after the change. */
  promoted(release: PromotedRelease): Promise<void>;
}

/** Marks a {@link ReleaseFollower}. It may belong to a module that imports this one. */
export const FollowsReleases: ClassDeclaration<true, ReleaseFollower> =
  DiscoveryService.createDecorator<true>();
