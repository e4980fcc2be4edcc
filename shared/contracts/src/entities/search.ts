import { z } from 'zod';
import { SEARCH_KIND_NAMES, SEARCH_MARKS } from '../search/search-kinds.ts';
import { perLanguage } from '../texts/per-language.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** A search result. Missing values are null or an empty text. */
export const searchHitSchema = z
  .object({
    /** Path on this site; identifies the result. */
    path: z.string().startsWith('/'),
    title: z.string(),
    /** Detail that distinguishes results of the same name: a handle, a code, the page of a rule. Not translated. */
    detail: z.string(),
    /** Name of the kind of a result of an app; absent for others. */
    label: perLanguage(z.string()).optional(),
    /** Excerpt of its text, alternating between unmatched and matched parts. */
    excerpt: z.array(z.string()).nullable(),
    /** Time of publication, start or submission. */
    at: instant.nullable(),
    person: personSchema.nullable(),
    mark: z.enum(SEARCH_MARKS).nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Results of one kind, best first. */
export const searchGroupSchema = z
  .object({
    kind: z.enum(SEARCH_KIND_NAMES),
    items: z.array(searchHitSchema),
    /** Path of the area's own search for the same query; null without one. */
    all: z.string().startsWith('/').nullable(),
    /** Whether the search of this kind timed out. Results are unknown then. */
    missing: z.boolean(),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof searchGroupSchema>;
