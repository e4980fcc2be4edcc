import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../platform/database/database.ts';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import type { Declaration, LeavingMember } from '../../platform/member-data/member-table.ts';

interface Owner {
  instance: MemberDataOwner;
  tables: readonly Declaration[];
  last: boolean;
}

/** Owners of members' data in all modules, found by their decorator. */
@Injectable()
export class MemberDataOwnersService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
  ) {}

  /** All tables of the site, each once. */
  get tables(): readonly Declaration[] {
    return this.owners().flatMap(({ tables }) => tables);
  }

  /** Erases a member's data in every module. Must run inside the transaction that deletes the member. */
  async erase(member: LeavingMember): Promise<void> {
    this.database.requireTransaction();
    const owners = this.owners().toSorted((one, other) => Number(one.last) - Number(other.last));
    for (const { instance } of owners) await instance.erase?.(member);
  }

  private owners(): Owner[] {
    return this.discovery.getProviders({ metadataKey: MemberData.KEY }).flatMap((wrapper) => {
      const options = this.discovery.getMetadataByDecorator(MemberData, wrapper);
      return options
        ? [{ instance: wrapper.instance, tables: options.tables, last: options.last === true }]
        : [];
    });
  }
}
