import { z } from 'zod';
import {
  newSavedSearchSchema,
  savedSearchChangeSchema,
  savedSearchSchema,
} from '../entities/saved-search.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const WRITE = { access: 'signed-in', rate: 'write' } as const;

/** Saved searches. Members are notified of new matching offers. */
export const savedSearchesEndpoints = defineEndpoints({
  'GET /api/saved-searches': {
    summary: 'Returns the caller’s saved searches, last saved first.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(savedSearchSchema) }),
    status: 200,
  },
  'POST /api/saved-searches': {
    summary: 'Saves a search.',
    ...WRITE,
    body: newSavedSearchSchema,
    answer: savedSearchSchema,
    status: 201,
    errors: ['SAVED_SEARCHES_FULL'],
  },
  'PUT /api/saved-searches/:id': {
    summary: 'Renames a saved search, or turns its notifications on or off.',
    ...WRITE,
    params: byId,
    body: savedSearchChangeSchema,
    answer: savedSearchSchema,
    status: 200,
    errors: ['SAVED_SEARCH_NOT_FOUND'],
  },
  'DELETE /api/saved-searches/:id': {
    summary: 'Removes a saved search.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['SAVED_SEARCH_NOT_FOUND'],
  },
});
