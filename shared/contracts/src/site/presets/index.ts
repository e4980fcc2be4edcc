import { MOUNTAIN_SITE } from './mountain.ts';
import { PLAIN_SITE } from './plain.ts';

/** Sites to begin from: words that fit any place, and a mountain town. */
export const SITE_PRESETS = { plain: PLAIN_SITE, mountain: MOUNTAIN_SITE };
