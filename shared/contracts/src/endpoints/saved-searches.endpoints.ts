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
    summary: 'The searches of the caller, last saved first.',
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
    summary: 'Renames a search, or says whether to be told.',
    ...WRITE,
    params: byId,
    body: savedSearchChangeSchema,
    answer: savedSearchSchema,
    status: 200,
    errors: ['SAVED_SEARCH_NOT_FOUND'],
  },
  'DELETE /api/saved-searches/:id': {
    summary: 'Removes a search.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['SAVED_SEARCH_NOT_FOUND'],
  },
});
