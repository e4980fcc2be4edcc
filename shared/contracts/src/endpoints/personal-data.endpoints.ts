import { z } from 'zod';
import { dataExportSchema } from '../entities/data-export.ts';
import { currentUserSchema } from '../entities/user.ts';
import { handle } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** A member's personal data: export and deletion. */
export const personalDataEndpoints = defineEndpoints({
  'GET /api/users/me/export': {
    summary:
      'Returns the last requested export of the caller’s own data, or null if there is none or it has expired.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ export: dataExportSchema.nullable() }),
    status: 200,
  },
  'POST /api/users/me/export': {
    summary:
      'Requests an export of all data that the site stores about the caller. Returns the existing export instead if it is in progress or was requested within the last hour.',
    access: 'signed-in',
    rate: 'write',
    answer: dataExportSchema,
    status: 200,
  },
  'GET /api/users/me/export/file': {
    summary:
      'Downloads the export: a ZIP archive with one JSON file for each table, and the files that the caller uploaded.',
    access: 'signed-in',
    rate: 'draw',
    status: 200,
    errors: ['EXPORT_NOT_FOUND'],
  },
  'POST /api/users/me/deletion': {
    summary:
      'Requests the deletion of the caller’s own account. The caller’s handle is required as confirmation. The account is deleted after 14 days; until then the request can be withdrawn.',
    access: 'signed-in',
    freshSignIn: true,
    rate: 'write',
    body: z.object({ handle: handle(100) }).meta({ id: 'AccountDeletion' }),
    answer: currentUserSchema,
    status: 200,
    errors: ['HANDLE_MISMATCH', 'LAST_OWNER'],
  },
  'DELETE /api/users/me/deletion': {
    summary: 'Withdraws the request to delete the caller’s account.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
});
