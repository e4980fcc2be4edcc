import { SITE_PRESETS, type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import { MERIDIAN_SITE } from './site-configuration.data.ts';

const PRESETS = { meridian: MERIDIAN_SITE, ...SITE_PRESETS };
export type SitePreset = keyof typeof PRESETS;
export const isSitePreset = (name: string): name is SitePreset => Object.hasOwn(PRESETS, name);
/** The day of the words of terms and privacy that come with the site. */
const POLICIES_UPDATED = '2026-11-23';

/** What a new site looks like and says. @param demo whether people of the demo community are in it. */
export function newSiteConfiguration(preset: SitePreset, demo: boolean): SiteConfiguration {
  return siteConfigurationSchema.parse({
    ...PRESETS[preset],
    demo,
    policiesUpdated: POLICIES_UPDATED,
  });
}
