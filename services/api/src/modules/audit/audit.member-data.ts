import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { auditEntries } from './audit.table.ts';
import { AuditErasureRepository } from './audit-erasure.repository.ts';

/** Entries of the audit log that name members. */
const AUDIT_TABLES = [
  declare(auditEntries, {
    rows: (id) =>
      sql`${auditEntries.actor}->>'id' = ${id} AND ${auditEntries.target}->>'type' = 'user' AND ${auditEntries.target}->>'id' = ${id}`,
    exported: ['at', 'action', 'before', 'after'],
    leaving: { stays: 'Actions stay in the log, with an opaque id.' },
  }),
];

/** Erases after all other owners, which find a member's rows by the log. */
@MemberData({ tables: AUDIT_TABLES, last: true })
@Injectable()
export class AuditMemberData implements MemberDataOwner {
  constructor(private readonly entries: AuditErasureRepository) {}

  /** Anonymizes entries by and about the member, and removes the member's names from all others. */
  erase(member: LeavingMember): Promise<void> {
    return this.entries.forget(member);
  }
}
