import { z } from 'zod';
import { EMBED_LENGTH, EMBED_PROVIDER_NAMES, EMBED_START, isEmbed } from './embed-providers.ts';

const name = z
  .string()
  .max(EMBED_LENGTH)
  .regex(/^[\w-]+$/);

export const embedAttributes = z
  .object({
    provider: z.enum(EMBED_PROVIDER_NAMES),
    id: name,
    hash: name.optional(),
    start: z.int().min(1).max(EMBED_START).optional(),
  })
  .refine(isEmbed, 'This is not a video of a known site.');
