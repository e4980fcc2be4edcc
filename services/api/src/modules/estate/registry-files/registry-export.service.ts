import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../../platform/text/csv.ts';
import { UsersService } from '../../users/users.service.ts';
import type { PropertyRow } from '../properties/properties.table.ts';
import { REGISTRY_COLUMNS, writtenCell } from './registry-file.ts';
import { RegistryFilesRepository } from './registry-files.repository.ts';

const BATCH_ROWS = 1_000;

/** Exports the registry as a file. It is read in batches while it is sent, so that memory use doesn't depend on its length. */
@Injectable()
export class RegistryExport {
  constructor(
    private readonly files: RegistryFilesRepository,
    private readonly users: UsersService,
  ) {}

  serve(): RawAnswer {
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
