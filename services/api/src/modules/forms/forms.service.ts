import type { EndpointAnswer, EndpointInput, Form, FormFile } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { FormUsesService } from '../submissions/form-uses.service.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { FormsRepository } from './forms.repository.ts';
import type { FormRow } from './forms.table.ts';
import { toForm, toFormEntry, toFormFile } from './forms.view.ts';

const versionPosition = z.tuple([cursorNumber]);

type List = EndpointInput<'GET /api/forms/all'>['query'];

/** Forms for their editors. */
@Injectable()
export class FormsService {
  constructor(
    private readonly forms: FormsRepository,
    private readonly uses: FormUsesService,
    private readonly users: UsersService,
  ) {}

  async list({ cursor, limit }: List): Promise<EndpointAnswer<'GET /api/forms/all'>> {
    const rows = await this.forms.findPage(decodeCursor(cursor, instantPosition), limit + 1);
    const open = await this.uses.countOpen(rows.map(({ id }) => id));
    return toPage(
      rows,
      limit,
      (row) => toFormEntry(row, open.get(row.id) ?? 0),
      ({ updatedAt, id }) => [updatedAt.getTime(), id],
    );
  }

  /** @throws FORM_NOT_FOUND */
  async find(id: string): Promise<Form> {
    return this.present(await this.read(id));
  }

  async exportFile(id: string): Promise<FormFile> {
    return toFormFile(await this.read(id));
  }

  async versions(
    id: string,
    { cursor, limit }: List,
  ): Promise<EndpointAnswer<'GET /api/forms/:id/versions'>> {
    await this.read(id);
    const rows = await this.forms.findVersions(id, decodeCursor(cursor, versionPosition)?.[0], limit + 1);
    const counts = await this.uses.countOfVersions(
      id,
      rows.map(({ number }) => number),
    );
    const names = await this.users.namesOf(rows.map(({ publishedBy }) => publishedBy));
    return toPage(
      rows,
      limit,
      ({ number, definition, publishedBy, publishedAt }) => ({
        number,
        definition,
        publishedBy: nameOf(names, publishedBy),
        publishedAt: publishedAt.toISOString(),
        submissions: counts.get(number) ?? 0,
      }),
      ({ number }) => [number],
    );
  }

  async present(row: FormRow): Promise<Form> {
    const open = await this.uses.countOpen([row.id]);
    return toForm(row, open.get(row.id) ?? 0);
  }

  private async read(id: string): Promise<FormRow> {
    const row = await this.forms.findById(id);
    if (!row) throw new ApiError('FORM_NOT_FOUND');
    return row;
  }
}
