import { z } from 'zod';
import { perLanguage } from '../texts/per-language.ts';
import { line } from '../texts/written.ts';

/** A line in English, or in each language of the site. */
export const localLine = (most: number) => z.union([line(1, most), perLanguage(line(1, most))]);
