import { type EndpointInput, ESTATE_LIMITS, type RegistryImport } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { type FileProblem, readRegistryFile } from './registry-file.ts';
import { type PlannedImport, RegistryPlan } from './registry-plan.service.ts';
import { type FileRow, readRegistryRow } from './registry-row.ts';
import { RegistryWriting } from './registry-writing.service.ts';

/** Imports a registry file, completely or not at all. */
@Injectable()
export class RegistryFileImport {
  constructor(
    private readonly database: Database,
    private readonly plan: RegistryPlan,
    private readonly writing: RegistryWriting,
    private readonly audit: AuditService,
  ) {}

  /** @throws REGISTRY_FILE_REFUSED */
  async take(
    caller: Caller,
    { csv, dryRun }: EndpointInput<'POST /api/properties/import'>['body'],
  ): Promise<RegistryImport> {
    const file = readRegistryFile(csv);
    if (!file) throw new ApiError('REGISTRY_FILE_REFUSED');
    const { rows, problems } = readRows(file);
    const run = () => this.database.transaction(() => this.apply(caller, rows, problems, dryRun));
    try {
      return await run();
    } catch (error) {
      // Another call has inserted one of these properties meanwhile, so the file is compared again.
      if (isUniqueViolation(error, 'properties_code')) return run();
      throw error;
    }
  }

  private async apply(
    caller: Caller,
    rows: readonly FileRow[],
    read: readonly FileProblem[],
    dryRun: boolean,
  ): Promise<RegistryImport> {
    const planned = await this.plan.of(rows);
    const problems = [...read, ...planned.problems].sort((one, other) => one.line - other.line);
    const applied = !dryRun && problems.length === 0;
    const counts = countsOf(planned);
    if (applied && counts.added + counts.changed > 0) {
      await this.writing.write(planned);
      await this.audit.record(caller, {
        action: 'registry.imported',
        after: counts,
        target: { type: 'property', id: 'registry', label: 'CSV' },
      });
    }
    return { ...counts, applied, problems: problems.slice(0, ESTATE_LIMITS.csvProblems) };
  }
}

function countsOf({ added, changed, unchanged }: PlannedImport) {
  return { added: added.length, changed: changed.length, unchanged };
}

/** Returns the properties of the lines, each code once, and the problems of the others. */
function readRows({ lines, problems: read }: NonNullable<ReturnType<typeof readRegistryFile>>) {
  const problems = [...read];
  const rows: FileRow[] = [];
  const lineOf = new Map<string, number>();
  for (const one of lines) {
    const property = readRegistryRow(one);
    if (Array.isArray(property)) {
      problems.push(...property);
      continue;
    }
    const before = lineOf.get(property.code);
    if (before !== undefined)
      problems.push({ line: one.line, column: 'code', message: `Line ${before} has this code already.` });
    else rows.push({ line: one.line, property });
    lineOf.set(property.code, before ?? one.line);
  }
  return { rows, problems };
}
