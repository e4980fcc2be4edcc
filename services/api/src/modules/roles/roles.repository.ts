import { Injectable } from '@nestjs/common';
import { desc } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type RoleRow, roles } from './roles.table.ts';

@Injectable()
export class RolesRepository {
  constructor(private readonly database: Database) {}

  /** Every role, highest first. */
  findAll(): Promise<RoleRow[]> {
    return this.database.queries.select().from(roles).orderBy(desc(roles.rank));
  }
}
