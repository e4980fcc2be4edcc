import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { personSchema } from '../entities/person.ts';
import { siteConfigurationSchema } from '../entities/site.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { line } from '../texts/written.ts';
import { INTEGRATIONS, SITE_FILE_FORMAT } from './site-limits.ts';

/** Null: the words that come with the site. */
const document = richTextSchema.nullable();

/** All that can be set of a site: what stands in every page, and its longer texts. */
export const siteSettingsSchema = siteConfigurationSchema
  .omit({ demo: true, policiesUpdated: true })
  .extend({ documents: z.object({ about: document, terms: document, privacy: document }) })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** How a version of the settings came about. */
export const SITE_CHANGES = ['begun', 'saved', 'restored', 'imported'] as const;

/** One version of the settings, without what they say. */
export const siteVersionSchema = z
  .object({
    number: z.int().min(1),
    at: instant,
    /** Null: the site itself, when it was set up. */
    by: personSchema.nullable(),
    kind: z.enum(SITE_CHANGES),
    /** The version that it was made from again, of one that was restored. */
    from: z.int().min(1).nullable(),
    note: z.string(),
    /** Which settings it changed, by their paths. */
    changed: z.array(z.string()),
  })
  .meta({ id: 'SiteVersion' });
export type SiteVersion = z.infer<typeof siteVersionSchema>;

/** The settings as they stand, with the number of their version. */
export const currentSiteSchema = z
  .object({ version: z.int().min(1), at: instant, settings: siteSettingsSchema })
  .meta({ id: 'CurrentSite' });
export type CurrentSite = z.infer<typeof currentSiteSchema>;

export const siteChangeSchema = z
  .object({ version: z.int().min(1), settings: siteSettingsSchema, note: line(0, 120).default('') })
  .meta({ id: 'SiteChange' });

/** What is told of a difference: where, and what stood and stands there, cut short. */
export const siteDifferenceSchema = z.object({ path: z.string(), before: z.string(), after: z.string() });
export type SiteDifference = z.infer<typeof siteDifferenceSchema>;

/** A site in one file: its settings, and the pictures that they name, as base64. */
export const siteFileSchema = z
  .object({
    format: z.literal(SITE_FILE_FORMAT),
    settings: siteSettingsSchema,
    pictures: z
      .array(z.object({ id: z.uuid(), name: line(0, 200), alt: line(0, 300), bytes: z.base64() }))
      .max(40),
  })
  .meta({ id: 'SiteFile' });
export type SiteFile = z.infer<typeof siteFileSchema>;

/** What trying out an integration came to: `off` where nothing is set up. `detail` is what the other side said, or which variable is missing. */
export const integrationTestSchema = z
  .object({ integration: z.enum(INTEGRATIONS), outcome: z.enum(['ok', 'failed', 'off']), detail: z.string() })
  .meta({ id: 'IntegrationTest' });
export type IntegrationTest = z.infer<typeof integrationTestSchema>;
