import { z } from 'zod';
import { backendHooksStateSchema, failedHookSchema } from '../entities/backend-hook.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { defineEndpoints } from './endpoint.ts';

const MANAGED = { access: { permission: 'releases.manage' } } as const;

/** Calls of the site to the backends of remotes: events, exports and deletions of members' data. */
export const backendHooksEndpoints = defineEndpoints({
  'GET /api/backend-hooks': {
    summary: 'Returns the waiting and failed calls of the site to each backend, as numbers.',
    ...MANAGED,
    rate: 'read',
    answer: z.object({ items: z.array(backendHooksStateSchema) }),
    status: 200,
  },
  'GET /api/backend-hooks/failed': {
    summary: 'Returns the calls of the site to backends that have failed in every attempt, newest first.',
    ...MANAGED,
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(failedHookSchema),
    status: 200,
  },
  'POST /api/backend-hooks/:id/retry': {
    summary: 'Makes a failed call of a backend again. Exports can’t be retried.',
    ...MANAGED,
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['BACKEND_HOOK_NOT_FOUND'],
  },
});
