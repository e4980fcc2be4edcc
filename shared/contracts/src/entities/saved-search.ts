import { z } from 'zod';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { line, searchWords } from '../texts/written.ts';
import { cityDistrictSchema } from './event-plan.ts';
import { instant } from './list.ts';
import { listingKindSchema, moneySchema, propertyTypeSchema } from './property.ts';

const criteriaSchema = z.object({
  district: cityDistrictSchema.optional(),
  type: propertyTypeSchema.optional(),
  /** `any` for every kind of offer. */
  kind: z.union([listingKindSchema, z.literal('any')]).default('any'),
  minPrice: moneySchema.optional(),
  maxPrice: moneySchema.optional(),
  garage: z.int().min(0).max(ESTATE_LIMITS.garage).optional(),
  search: searchWords(ESTATE_LIMITS.title).optional(),
});
export type SearchCriteria = z.infer<typeof criteriaSchema>;

/** A search whose member is notified of new matches. */
export const savedSearchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    criteria: criteriaSchema,
    /** Whether the member is notified of new offers. */
    notify: z.boolean(),
    /** Number of current offers that match, up to 100. */
    matches: z.int().min(0).max(100),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const name = line(1, ESTATE_LIMITS.searchName);
export const newSavedSearchSchema = z
  .object({ name, criteria: criteriaSchema, notify: z.boolean().default(true) })
  .meta({ id: 'NewSavedSearch' });
export const savedSearchChangeSchema = z
  .object({ name, notify: z.boolean() })
  .meta({ id: 'SavedSearchChange' });
