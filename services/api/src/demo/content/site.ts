import { type SiteSettings, siteSettingsSchema, USUAL_PARTS } from '@boardwalk/contracts';
import { z } from 'zod';
import { checkContent, readJson } from './read-content.ts';

const FILE = 'site.json';

/** The settings of the site of the demo community. The file doesn't contain what every new site begins with. */
export function readSite(): SiteSettings {
  const written = readJson(FILE, z.record(z.string(), z.unknown()));
  return checkContent(FILE, siteSettingsSchema.strict(), { ...USUAL_PARTS, ...written });
}
