import { z } from 'zod';
import { SEARCH_KIND_NAMES, SEARCH_MARKS } from '../search/search-kinds.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** Something that was found. What isn't said of it is null, or an empty text. */
export const searchHitSchema = z
  .object({
    /** Where it is, on this site; it tells hits apart. */
    path: z.string().startsWith('/'),
    title: z.string(),
    /** What tells it from others of its name: a handle, a code, the page of a rule. In no language, or in that of its writer. */
    detail: z.string(),
    /** The place in its text, cut at what fits: every second part does. */
    excerpt: z.array(z.string()).nullable(),
    /** When it was published, begins or was submitted. */
    at: instant.nullable(),
    person: personSchema.nullable(),
    mark: z.enum(SEARCH_MARKS).nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHitSchema>;

/** What was found of one kind, best first. */
export const searchGroupSchema = z
  .object({
    kind: z.enum(SEARCH_KIND_NAMES),
    items: z.array(searchHitSchema),
    /** Where the room itself searches for the same; null where it has no search of its own. */
    all: z.string().startsWith('/').nullable(),
    /** Whether it could not be searched in time. Nothing is said of what there is then. */
    missing: z.boolean(),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof searchGroupSchema>;
