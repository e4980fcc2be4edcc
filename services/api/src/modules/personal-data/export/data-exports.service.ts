import type { DataExport } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { FileStore } from '../../../platform/storage/file-store.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import type { DataExportRow } from './data-exports.table.ts';

/** Job that makes one export. */
export const MAKE_EXPORT = 'personal-data.export';
export interface ExportJob {
  exportId: string;
}

/** Age below which a request returns the existing export. */
const FRESH_MS = 3_600_000;

export const keyOfExport = (id: string): string => `exports/${id}.zip`;

/** Exports of members' own data. Each can be requested and downloaded only by its member. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly database: Database,
    private readonly exports: DataExportsRepository,
    private readonly store: FileStore,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
  ) {}

  async last({ id }: Caller): Promise<{ export: DataExport | null }> {
    const row = await this.exports.findLast(id);
    return { export: row ? toExport(row) : null };
  }

  ask(caller: Caller): Promise<DataExport> {
    return this.database.transaction(async () => {
      const last = await this.exports.findLast(caller.id);
      if (last && isFresh(last)) return toExport(last);
      const row = await this.exports.insert(caller.id);
      if (!row) return toExport((await this.exports.findLast(caller.id)) ?? unmade());
      await this.audit.record(caller, { action: 'account.exported', target: caller });
      await this.jobs.send(MAKE_EXPORT, { data: { exportId: row.id } satisfies ExportJob });
      return toExport(row);
    });
  }

  /** @throws EXPORT_NOT_FOUND */
  async serve({ id, username }: Caller): Promise<RawAnswer> {
    const row = await this.exports.findLast(id);
    const stored = row?.state === 'ready' ? await this.store.read(keyOfExport(row.id)) : undefined;
    if (!stored) throw new ApiError('EXPORT_NOT_FOUND');
    const headers = {
      'content-type': 'application/zip',
      'content-length': String(stored.bytes),
      'content-disposition': `attachment; filename="${username.replace(/[^\w.-]/g, '_')}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    return new RawAnswer(200, headers, stored.stream);
  }
}

function isFresh({ state, requestedAt }: DataExportRow): boolean {
  if (state === 'waiting') return true;
  return state === 'ready' && Date.now() - requestedAt.getTime() < FRESH_MS;
}

function toExport({ state, requestedAt, bytes, expiresAt }: DataExportRow): DataExport {
  return { state, bytes, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Handles a race: the unique index rejected the new export, and the one in progress ended in between. */
function unmade(): never {
  throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
}
