import { DiscoveryService } from '@nestjs/core';
import type { Declaration, LeavingMember } from './member-table.ts';

interface MemberDataOptions {
  /** The tables of the module that hold rows of members, or that hold none. */
  tables: readonly Declaration[];
  /** For an owner whose rows others look up while they erase. */
  last?: true;
}

/**
 * Provider with {@link MemberData}: what its module does with its own rows when a member leaves. It stands next to the tables and the services that
 * write them, in a file called `*.member-data.ts`; the deletion and the export find it by its decorator.
 */
export interface MemberDataOwner {
  /** Called inside the transaction that deletes the member, before their own row goes. */
  erase?(member: LeavingMember): Promise<void>;
}

/** Marks the {@link MemberDataOwner} of a module. */
export const MemberData = DiscoveryService.createDecorator<MemberDataOptions>();
