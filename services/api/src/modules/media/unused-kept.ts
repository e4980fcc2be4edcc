import { HOUR } from '../../platform/jobs/hour.ts';

/** How long a picture that no text shows is kept. */
export const UNUSED_KEPT_MS = 30 * 24 * HOUR;
