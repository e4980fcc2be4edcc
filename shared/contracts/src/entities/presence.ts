import { z } from 'zod';
import { memberNameSchema } from './user.ts';

/** Members who currently have the same thing open; `again` if the subscriber has it open in another window. */
export const presenceSchema = z
  .object({ others: z.array(memberNameSchema), again: z.boolean() })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof presenceSchema>;
