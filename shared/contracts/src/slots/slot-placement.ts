import { z } from 'zod';
import { REMOTE_NAME } from '../releases/remote-name.ts';
import { SLOT_NAMES } from './slot-sizes.ts';

/** Maximum number of components that the settings place. */
const MAX_PLACEMENTS = 80;

/** The owner's choice for a component: its place among those of its slot, by its place in the list, and whether it is shown. */
export const slotPlacementSchema = z.object({
  slot: z.enum(SLOT_NAMES),
  remote: z.string().regex(REMOTE_NAME),
  module: z.string().regex(/^\.\/[a-z][a-z0-9-]{0,39}$/),
  /** Name of the block, for `article.blocks`. */
  block: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  on: z.boolean(),
});
export type SlotPlacement = z.infer<typeof slotPlacementSchema>;

export const slotPlacementsSchema = z
  .array(slotPlacementSchema)
  .max(MAX_PLACEMENTS)
  .refine(
    (placements) =>
      new Set(placements.map(({ slot, remote, module, block }) => [slot, remote, module, block].join(' ')))
        .size === placements.length,
    { message: 'Choose each entry only once.' },
  );
