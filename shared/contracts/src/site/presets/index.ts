import { MOUNTAIN_SITE } from './mountain.ts';
import { PLAIN_SITE } from './plain.ts';

/** Templates for a new site: neutral texts, and a mountain town. */
export const SITE_PRESETS = { plain: PLAIN_SITE, mountain: MOUNTAIN_SITE };
