import { z } from 'zod';
import { searchGroupSchema } from '../entities/search.ts';
import { SEARCH_KIND_NAMES, SEARCH_LIMITS } from '../search/search-kinds.ts';
import { machine, searchWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const { shortest, longest, perKind } = SEARCH_LIMITS;

export const searchEndpoints = defineEndpoints({
  'GET /api/search': {
    summary:
      'Searches all content that the caller may read. Groups with the best matches come first; groups without matches are left out. `kinds` limits the search to certain groups, separated by commas.',
    access: 'public',
    optionalToken: true,
    rate: 'search',
    query: z.object({
      q: searchWords(longest, shortest),
      kinds: machine(300)
        .transform((names) => names.split(','))
        .pipe(z.array(z.enum(SEARCH_KIND_NAMES)).min(1).max(SEARCH_KIND_NAMES.length))
        .optional(),
      limit: z.coerce.number().int().min(1).max(perKind.most).default(perKind.usual),
    }),
    answer: z.object({ groups: z.array(searchGroupSchema) }),
    status: 200,
    errors: ['UNAVAILABLE'],
  },
});
