import { SITE_PRESETS, type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import { readSite } from './content/site.ts';

export type SitePreset = 'meridian' | keyof typeof SITE_PRESETS;
export const isSitePreset = (name: string): name is SitePreset =>
  name === 'meridian' || Object.hasOwn(SITE_PRESETS, name);
/** Date of the terms and privacy texts that come with the site. */
const POLICIES_UPDATED = '2026-11-23';

/** Returns the configuration of a new site. @param demo whether it includes members of the demo community. */
export function newSiteConfiguration(preset: SitePreset, demo: boolean): SiteConfiguration {
  return siteConfigurationSchema.parse({
    ...(preset === 'meridian' ? readSite() : SITE_PRESETS[preset]),
    demo,
    policiesUpdated: POLICIES_UPDATED,
  });
}
