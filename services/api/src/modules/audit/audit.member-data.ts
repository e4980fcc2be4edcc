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
    leaving: { stays: 'What was done, with an id that says nothing about who did it.' },
  }),
];

/** After all others: they look up in the log which of their rows were a member's. */
@MemberData({ tables: AUDIT_TABLES, last: true })
@Injectable()
export class AuditMemberData implements MemberDataOwner {
  constructor(private readonly entries: AuditErasureRepository) {}

  /** Entries of theirs and about them say no more whose they were, and their names are taken out of all others. */
  erase(member: LeavingMember): Promise<void> {
    return this.entries.forget(member);
  }
}
