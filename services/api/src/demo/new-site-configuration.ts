import { SITE_PRESETS, type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import { readSite } from './content/site.ts';

export type SitePreset = 'meridian' | keyof typeof SITE_PRESETS;
export const isSitePreset = (name: string): name is SitePreset =>
  name === 'meridian' || Object.hasOwn(SITE_PRESETS, name);
/** The day of the words of terms and privacy that come with the site. */
const POLICIES_UPDATED = '2026-11-23';

/** What a new site looks like and says. @param demo whether people of the demo community are in it. */
export function newSiteConfiguration(preset: SitePreset, demo: boolean): SiteConfiguration {
  return siteConfigurationSchema.parse({
    ...(preset === 'meridian' ? readSite() : SITE_PRESETS[preset]),
    demo,
    policiesUpdated: POLICIES_UPDATED,
  });
}
