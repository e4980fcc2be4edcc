import { z } from 'zod';
import { EMBED_ID, EMBED_PROVIDER_NAMES } from './embed-providers.ts';

export const embedAttributes = z.object({
  provider: z.enum(EMBED_PROVIDER_NAMES),
  id: z.string().regex(EMBED_ID),
});
