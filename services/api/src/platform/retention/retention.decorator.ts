import { DiscoveryService } from '@nestjs/core';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ClassDeclaration } from '../discovery/declared.ts';

/** Rows that the hourly cleaning deletes when a time of theirs is older than an age. */
export interface RetentionRule {
  table: PgTable;
  column: PgColumn;
  /** Interval of PostgreSQL, such as `90 days`. */
  age: string;
  /** Further condition of the rows. */
  when?: SQL;
}

/** Declares how long the rows of a repository are stored. The rules are applied in their order. */
export const Retention: ClassDeclaration<readonly RetentionRule[], object> =
  DiscoveryService.createDecorator<readonly RetentionRule[]>();
