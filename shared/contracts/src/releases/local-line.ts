import { z } from 'zod';
import type { LocalText } from '../site/local-text.ts';
import { line } from '../texts/written.ts';

/** A line in English, or in each language of the site. */
export const localLine = (most: number) => {
  const one = line(1, most);
  return z.union([one, z.object({ en: one, de: one }) satisfies z.ZodType<LocalText>]);
};
