import { Readable } from 'node:stream';
import { type EndpointInput, ESTATE_LIMITS, type RegistryImport } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../../platform/text/csv.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import type { NewPropertyEvent, NewPropertyRow, PropertyRow } from '../properties/properties.table.ts';
import { type FileProblem, REGISTRY_COLUMNS, readRegistryFile, writtenCell } from './registry-file.ts';
import { RegistryFilesRepository } from './registry-files.repository.ts';
import { type RegistryFileRow, readRegistryRow } from './registry-row.ts';

const BATCH_ROWS = 1_000;

/** Columns of a property in a file. */
type PropertyColumns = Omit<NewPropertyRow, 'price' | 'id' | 'images'> & { ownerId: string | null };

interface PlannedImport {
  added: PropertyColumns[];
  changed: { before: PropertyRow; after: PropertyColumns }[];
  unchanged: number;
  problems: FileProblem[];
}

/** Returns the id of a member by their handle, cached; undefined for unknown handles. */
type OwnerIds = (handle: string | null) => Promise<string | null | undefined>;

/** Exports and imports the registry as a CSV file. */
@Injectable()
export class RegistryFilesService {
  constructor(
    private readonly database: Database,
    private readonly files: RegistryFilesRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly handles: HandlesService,
    private readonly audit: AuditService,
  ) {}

  /** Exports the registry. It is read in batches while it is sent, so that memory use doesn't depend on its length. */
  export(): RawAnswer {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="properties.csv"',
      'cache-control': 'no-store',
    };
    return new RawAnswer(200, headers, Readable.from(this.records()));
  }

  private async *records(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRecord(REGISTRY_COLUMNS);
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: PropertyRow[] = await this.files.findAfter(after, BATCH_ROWS);
      const names = await this.users.namesOf(rows.map(({ ownerId }) => ownerId));
      yield rows.map((row) => toRecord(row, names.get(row.ownerId ?? '')?.username ?? '')).join('');
      after = rows.length === BATCH_ROWS ? rows.at(-1)?.code : undefined;
    }
  }

  /** Imports a file, completely or not at all. @throws REGISTRY_FILE_REFUSED */
  async import(
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
    rows: readonly RegistryFileRow[],
    read: readonly FileProblem[],
    dryRun: boolean,
  ): Promise<RegistryImport> {
    const planned = await this.plan(rows);
    const problems = [...read, ...planned.problems].sort((one, other) => one.line - other.line);
    const applied = !dryRun && problems.length === 0;
    const counts = countsOf(planned);
    if (applied && counts.added + counts.changed > 0) {
      await this.write(planned);
      await this.audit.record(caller, {
        action: 'registry.imported',
        after: counts,
        target: { type: 'property', id: 'registry', label: 'CSV' },
      });
    }
    return { ...counts, applied, problems: problems.slice(0, ESTATE_LIMITS.csvProblems) };
  }

  /** Compares a file with the registry. Locks the properties that the file names until the transaction ends. */
  private async plan(rows: readonly RegistryFileRow[]): Promise<PlannedImport> {
    const locked = await this.properties.lockByCodes(rows.map(({ property }) => property.code));
    const there = new Map(locked.map((row) => [row.code, row]));
    const ownerIdOf = await this.ownerIds(locked);
    const plan: PlannedImport = { added: [], changed: [], unchanged: 0, problems: [] };
    for (const { line, property } of rows) {
      const { owner, point, ...fields } = property;
      const ownerId = await ownerIdOf(owner);
      const problem = (message: string) => plan.problems.push({ line, column: 'owner', message });
      const before = there.get(property.code);
      if (ownerId === undefined) problem('Member not found.');
      // A former owner's listing couldn't be completed.
      else if (before && before.offeredAs !== null && before.ownerId !== ownerId)
        problem('This property is listed. You can change the owner once the listing has ended.');
      else if (!before) plan.added.push({ ...fields, ...point, ownerId });
      else if (differs(before, { ...fields, ...point, ownerId }))
        plan.changed.push({ before, after: { ...fields, ...point, ownerId } });
      else plan.unchanged += 1;
    }
    return plan;
  }

  /** Starts with the current owners, so that an unchanged export needs no lookups. */
  private async ownerIds(there: readonly PropertyRow[]): Promise<OwnerIds> {
    const names = await this.users.namesOf(there.map(({ ownerId }) => ownerId));
    const known = new Map<string, string | undefined>(
      [...names].map(([id, { username }]) => [username.toLowerCase(), id]),
    );
    return async (handle) => {
      if (handle === null) return null;
      if (!known.has(handle)) {
        const member = await this.handles.find(handle);
        known.set(handle, member && member !== 'closed' ? member.id : undefined);
      }
      return known.get(handle);
    };
  }

  /** Writes the rows that a file adds and changes, with their history. Must run inside the transaction that has compared them. */
  private async write({ added, changed }: PlannedImport): Promise<void> {
    this.database.requireTransaction();
    const rows = await this.files.insert(added.map((row) => ({ ...row, price: row.guidePrice })));
    const events: NewPropertyEvent[] = rows.map(({ id, guidePrice, ownerId }) => ({
      propertyId: id,
      kind: 'registered',
      price: guidePrice,
      toId: ownerId,
    }));
    for (const { before, after } of changed) {
      await this.properties.update(before.id, {
        ...after,
        ...(before.offeredAs === null && { price: after.guidePrice }),
      });
      if (before.ownerId !== after.ownerId)
        events.push({
          propertyId: before.id,
          kind: 'transferred',
          fromId: before.ownerId,
          toId: after.ownerId,
        });
    }
    await this.files.addEvents(events);
  }
}

function toRecord(row: PropertyRow, owner: string): string {
  const { code, title, type, district, address, x, y, guidePrice, garage, rooms, area, description } = row;
  const cells = [
    code,
    title,
    type,
    district,
    address,
    x,
    y,
    guidePrice,
    garage,
    rooms,
    area,
    owner,
    description,
  ];
  return csvRecord(cells.map((cell) => writtenCell(String(cell))));
}

function countsOf({ added, changed, unchanged }: PlannedImport) {
  return { added: added.length, changed: changed.length, unchanged };
}

/** Returns the properties of the lines, each code once, and the problems of the others. */
function readRows({ lines, problems: read }: NonNullable<ReturnType<typeof readRegistryFile>>) {
  const problems = [...read];
  const rows: RegistryFileRow[] = [];
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

function differs(before: PropertyRow, after: PropertyColumns): boolean {
  return (Object.keys(after) as (keyof PropertyColumns)[]).some((name) => before[name] !== after[name]);
}
