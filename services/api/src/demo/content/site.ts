import { type SiteSettings, siteSettingsSchema, USUAL_PARTS } from '@boardwalk/contracts';
import { z } from 'zod';
import { checkContent, readJson } from './read-content.ts';

const FILE = 'site.json';

/** Reads the settings of the demo site. The file omits the parts that every new site has. */
export function readSite(): SiteSettings {
  const written = readJson(FILE, z.record(z.string(), z.unknown()));
  return checkContent(FILE, siteSettingsSchema.strict(), { ...USUAL_PARTS, ...written });
}
