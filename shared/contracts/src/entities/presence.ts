import { z } from 'zod';
import { memberNameSchema } from './user.ts';

/** Who else works on something at this moment, and whether the listener has it open in another window as well. */
export const presenceSchema = z
  .object({ others: z.array(memberNameSchema), again: z.boolean() })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof presenceSchema>;
