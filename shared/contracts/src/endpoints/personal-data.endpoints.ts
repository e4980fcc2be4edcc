import { z } from 'zod';
import { dataExportSchema } from '../entities/data-export.ts';
import { currentUserSchema } from '../entities/user.ts';
import { handle } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** A member's personal data: export and deletion. */
export const personalDataEndpoints = defineEndpoints({
  'GET /api/users/me/export': {
    summary: 'The last file with one’s own data that was asked for, as long as it is kept.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ export: dataExportSchema.nullable() }),
    status: 200,
  },
  'POST /api/users/me/export': {
    summary:
      'Asks for a file with everything that the site holds about the caller. One that is being made, or was made within the last hour, is answered instead.',
    access: 'signed-in',
    rate: 'write',
    answer: dataExportSchema,
    status: 200,
  },
  'GET /api/users/me/export/file': {
    summary: 'The file: a ZIP of JSON, one file for each table, and of the files that the member sent.',
    access: 'signed-in',
    rate: 'draw',
    status: 200,
    errors: ['EXPORT_NOT_FOUND'],
  },
  'POST /api/users/me/deletion': {
    summary:
      'Asks for the deletion of one’s own account, by typing the handle. It is done after 14 days; until then it can be taken back.',
    access: 'signed-in',
    freshSignIn: true,
    rate: 'write',
    body: z.object({ handle: handle(100) }).meta({ id: 'AccountDeletion' }),
    answer: currentUserSchema,
    status: 200,
    errors: ['HANDLE_MISMATCH', 'LAST_OWNER'],
  },
  'DELETE /api/users/me/deletion': {
    summary: 'Keeps the account that was to be deleted.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
});
