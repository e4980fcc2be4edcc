import { Injectable } from '@nestjs/common';
import { asc, getTableColumns, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import type { Declaration } from '../../../platform/member-data/member-table.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { MemberPicturesService } from '../../media/avatars/member-pictures.service.ts';
import { BackendExportsService } from '../../remote-backends/backend-exports.service.ts';
import { StoredFilesService } from '../../submissions/files/stored-files.service.ts';
import { MemberDataOwnersService } from '../member-data-owners.service.ts';
import type { ZipEntry } from './zip.ts';

const ROWS_AT_ONCE = 500;

/** Content of an export: a JSON file for each table, the files that the member uploaded, and the data of backends of remotes. */
@Injectable()
export class ExportContentsService {
  constructor(
    private readonly database: Database,
    private readonly owners: MemberDataOwnersService,
    private readonly pictures: MemberPicturesService,
    private readonly submissionFiles: StoredFilesService,
    private readonly backends: BackendExportsService,
  ) {}

  async *of(memberId: string): AsyncGenerator<ZipEntry> {
    yield { name: 'README.txt', parts: [Buffer.from(readme(this.owners.tables))] };
    for (const declaration of this.owners.tables) {
      if (!Array.isArray(declaration.exported) || !declaration.rows) continue;
      const { name } = getTableConfig(declaration.table);
      yield { name: `tables/${name}.json`, parts: this.rowsOf(declaration, declaration.rows(memberId)) };
    }
    for await (const { name, file } of this.pictures.ofMember(memberId))
      yield fileEntry(`files/${name}`, file);
    for await (const { id, name, file } of this.submissionFiles.ofMember(memberId))
      yield fileEntry(`files/applications/${id}/${plainName(name)}`, file);
    for await (const { remote, content } of this.backends.ofMember(memberId))
      yield { name: `apps/${remote}.json`, parts: [Buffer.from(`${content}\n`)] };
  }

  /** Yields the rows as a JSON array, in batches. */
  private async *rowsOf({ table, exported }: Declaration, which: SQL): AsyncGenerator<Uint8Array> {
    const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
    const chosen = Object.fromEntries(
      (exported as readonly string[]).map((name) => [name, columns[name] as AnyPgColumn]),
    );
    let separator = '[\n';
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await this.database.queries
        .select(chosen)
        .from(table)
        .where(which)
        .orderBy(...keyOf(table).map((column) => asc(column)))
        .limit(ROWS_AT_ONCE)
        .offset(offset);
      for (const row of rows) {
        yield Buffer.from(`${separator}${JSON.stringify(row, null, 2)}`);
        separator = ',\n';
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
    yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
  }
}

/** Returns the primary key of a table, which defines the order of its rows. */
function keyOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function fileEntry(name: string, { stream }: StoredFile): ZipEntry {
  return { name, parts: stream, packed: true };
}

/** Returns a file name that can't lead out of its folder. */
function plainName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are replaced, too
  return name.replace(/[\u0000-\u001f/\\:*?"<>|]/g, '_').replace(/^\.+/, '_') || 'file';
}

function readme(tables: readonly Declaration[]): string {
  const left = tables.flatMap(({ table, exported }) =>
    'not' in exported ? [`- ${getTableConfig(table).name}: ${exported.not}`] : [],
  );
  return [
    'Everything that this site holds about you.',
    '',
    'tables/  one file of JSON for each table, with your rows. Times are in UTC.',
    'files/   the pictures and files that you sent.',
    'apps/    what apps of this site store about you in their own services.',
    '',
    'Not in here, and why:',
    ...left,
    '',
  ].join('\n');
}
