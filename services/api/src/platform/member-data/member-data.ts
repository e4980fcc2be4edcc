import { DiscoveryService } from '@nestjs/core';
import type { ClassDeclaration } from '../discovery/declared.ts';
import type { Declaration, LeavingMember } from './member-table.ts';

export interface MemberDataOptions {
  /** All tables of the provider's module, including those without data of members. */
  tables: readonly Declaration[];
  /** Set for an owner whose rows others read while they erase: it is called after them. */
  last?: true;
}

/**
 * Provider with {@link MemberData}, which declares the tables of its module and erases a leaving member's data in them. Its file is called
 * `*.member-data.ts`, next to the tables and the services that write them. The deletion and the export find it by its decorator.
 */
export interface MemberDataOwner {
  /** Called in the transaction that deletes the member, before the member's own row is deleted. */
  erase?(member: LeavingMember): Promise<void>;
}

/** Marks the {@link MemberDataOwner} of a module. */
export const MemberData: ClassDeclaration<MemberDataOptions, MemberDataOwner> =
  DiscoveryService.createDecorator<MemberDataOptions>();
