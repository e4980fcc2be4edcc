import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../platform/text/csv.ts';
import type { AuditFilter } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import type { AuditRow } from './audit.table.ts';

const MAX_ROWS = 100_000;
const BATCH_ROWS = 1_000;
const HEAD = [
  'at',
  'action',
  'actor_id',
  'actor_handle',
  'actor_name',
  'target_type',
  'target_id',
  'target',
  'reason',
  'before',
  'after',
  'request_id',
];

/** Exports the log as a file. It is read in batches while it is sent, so that memory use doesn't depend on its length. */
@Injectable()
export class AuditExportService {
  constructor(private readonly audit: AuditService) {}

  serve(caller: Pick<Caller, 'id'>, filter: AuditFilter): RawAnswer {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
      'cache-control': 'no-store',
    };
    return new RawAnswer(200, headers, Readable.from(this.records(caller, filter)));
  }

  private async *records(caller: Pick<Caller, 'id'>, filter: AuditFilter): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRecord(HEAD);
    let sent = 0;
    for await (const rows of this.audit.readAll(caller, filter, BATCH_ROWS)) {
      yield rows.map(toRecord).join('');
      sent += rows.length;
      if (sent >= MAX_ROWS) return;
    }
  }
}

function toRecord({ at, action, actor, target, before, after, requestId }: AuditRow): string {
  const reason = after?.reason ?? before?.reason;
  return csvRecord([
    at.toISOString(),
    action,
    actor?.id ?? null,
    actor?.username ?? null,
    actor?.fullName ?? null,
    target.type,
    target.id,
    target.label,
    typeof reason === 'string' ? reason : null,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
    requestId,
  ]);
}
