import { z } from 'zod';
import type { LocalText } from '../site/local-text.ts';

/** A line in English, or in each language of the site. */
export const localLine = (most: number) => {
  const line = z.string().min(1).max(most);
  return z.union([line, z.object({ en: line, de: line }) satisfies z.ZodType<LocalText>]);
};
