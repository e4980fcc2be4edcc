import type { AuditEntry, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { AuditRepository } from './audit.repository.ts';
import type { AuditRow } from './audit.table.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Who did it. Without an id it was nobody on this site: the identity provider, say. */
interface AuditActor {
  id?: string;
  fullName?: string;
  username?: string;
  requestId: string | null;
}

interface AuditEvent {
  action: AuditEntry['action'];
  /** The member it was done to. */
  target: { id: string; fullName: string };
  before?: AuditEntry['before'];
  after?: AuditEntry['after'];
}

@Injectable()
export class AuditService {
  constructor(private readonly audit: AuditRepository) {}

  /** Writes an entry. Call it inside the transaction that makes the change, so that neither can exist without the other. */
  async record({ id, fullName, username, requestId }: AuditActor, event: AuditEvent): Promise<void> {
    await this.audit.insert({
      action: event.action,
      actor: id !== undefined ? { id, fullName: fullName ?? '', username: username ?? '' } : null,
      target: { type: 'user', id: event.target.id, label: event.target.fullName },
      before: event.before ?? null,
      after: event.after ?? null,
      requestId,
    });
  }

  async list({ cursor, limit, action }: EndpointInput<'GET /api/audit'>['query']): Promise<{
    items: AuditEntry[];
    nextCursor: string | null;
  }> {
    const after = decodeCursor(cursor, position);
    const rows = await this.audit.findPage(after, limit + 1, action);
    return toPage(rows, limit, toEntry, ({ at, id }) => [at.getTime(), id]);
  }
}

function toEntry(row: AuditRow): AuditEntry {
  return { ...row, at: row.at.toISOString() };
}
