import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../platform/database/database.ts';
import { type DeclaredClass, declaredClasses } from '../../platform/discovery/declared.ts';
import {
  MemberData,
  type MemberDataOptions,
  type MemberDataOwner,
} from '../../platform/member-data/member-data.ts';
import type { Declaration, LeavingMember } from '../../platform/member-data/member-table.ts';

/** Owners of members' data in all modules, found by their decorator. */
@Injectable()
export class MemberDataOwnersService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
  ) {}

  /** All tables of the site, each once. */
  get tables(): readonly Declaration[] {
    return this.owners().flatMap(({ value }) => value.tables);
  }

  /** Erases a member's data in every module. Must run inside the transaction that deletes the member. */
  async erase(member: LeavingMember): Promise<void> {
    this.database.requireTransaction();
    const owners = this.owners().toSorted(
      ({ value: one }, { value: other }) => Number(one.last ?? false) - Number(other.last ?? false),
    );
    for (const { instance } of owners) await instance.erase?.(member);
  }

  private owners(): DeclaredClass<MemberDataOptions, MemberDataOwner>[] {
    return declaredClasses(this.discovery, MemberData);
  }
}
