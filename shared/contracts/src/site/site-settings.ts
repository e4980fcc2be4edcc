import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { personSchema } from '../entities/person.ts';
import { siteConfigurationSchema } from '../entities/site.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { line } from '../texts/written.ts';
import { INTEGRATIONS, SITE_FILE_FORMAT } from './site-limits.ts';

/** Null for the default text. */
const document = richTextSchema.nullable();

/** All settings of a site: the configuration of every page, and longer texts. */
export const siteSettingsSchema = siteConfigurationSchema
  .omit({ demo: true, policiesUpdated: true })
  .extend({ documents: z.object({ about: document, terms: document, privacy: document }) })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Origins of a version of the settings. */
export const SITE_CHANGES = ['begun', 'saved', 'restored', 'imported'] as const;

/** A version of the settings, without its content. */
export const siteVersionSchema = z
  .object({
    number: z.int().min(1),
    at: instant,
    /** Null for the version that the site's setup created. */
    by: personSchema.nullable(),
    kind: z.enum(SITE_CHANGES),
    /** The restored version, if it is a restore. */
    from: z.int().min(1).nullable(),
    note: z.string(),
    /** Paths of the changed settings. */
    changed: z.array(z.string()),
  })
  .meta({ id: 'SiteVersion' });
export type SiteVersion = z.infer<typeof siteVersionSchema>;

/** The current settings, with their version number. */
export const currentSiteSchema = z
  .object({ version: z.int().min(1), at: instant, settings: siteSettingsSchema })
  .meta({ id: 'CurrentSite' });
export type CurrentSite = z.infer<typeof currentSiteSchema>;

export const siteChangeSchema = z
  .object({ version: z.int().min(1), settings: siteSettingsSchema, note: line(0, 120).default('') })
  .meta({ id: 'SiteChange' });

/** A changed setting: its path, and the old and new value, truncated. */
export const siteDifferenceSchema = z.object({ path: z.string(), before: z.string(), after: z.string() });
export type SiteDifference = z.infer<typeof siteDifferenceSchema>;

/** A site export: its settings and the pictures they reference, as base64. */
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

/** Result of an integration test: `off` if it isn't configured. `detail` is the response of the remote service, or the missing variable. */
export const integrationTestSchema = z
  .object({ integration: z.enum(INTEGRATIONS), outcome: z.enum(['ok', 'failed', 'off']), detail: z.string() })
  .meta({ id: 'IntegrationTest' });
export type IntegrationTest = z.infer<typeof integrationTestSchema>;
