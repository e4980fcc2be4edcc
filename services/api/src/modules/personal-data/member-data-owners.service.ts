import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../platform/database/database.ts';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import type { Declaration, LeavingMember } from '../../platform/member-data/member-table.ts';
import { DECLARATIONS } from './declarations/index.ts';

interface Owner {
  instance: MemberDataOwner;
  tables: readonly Declaration[];
  last: boolean;
}

/** The modules that own data of members, found by their decorator, and the tables that have no owner of their own yet. */
@Injectable()
export class MemberDataOwners {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
  ) {}

  /** Every table of the site, each once. */
  get tables(): readonly Declaration[] {
    return [...this.owners().flatMap(({ tables }) => tables), ...DECLARATIONS];
  }

  /** Takes a member out of every table. Call it inside the transaction that deletes them. */
  async erase(member: LeavingMember): Promise<void> {
    this.database.requireTransaction();
    const owners = this.owners();
    for (const owner of owners.filter(({ last }) => !last)) await this.eraseWith(owner, member);
    await this.runAll(DECLARATIONS, member);
    for (const owner of owners.filter(({ last }) => last)) await this.eraseWith(owner, member);
  }

  private async eraseWith({ instance, tables }: Owner, member: LeavingMember): Promise<void> {
    await instance.erase?.(member);
    await this.runAll(tables, member);
  }

  private async runAll(tables: readonly Declaration[], member: LeavingMember): Promise<void> {
    for (const { erase } of tables)
      for (const statement of erase?.(member) ?? []) await this.database.queries.execute(statement);
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
