import { z } from 'zod';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** A picture that somebody uploaded, cleaned and re-encoded. `url` takes `?w=` with one of the widths. */
export const mediaSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    alt: z.string(),
    /** What it was called on its writer's machine. */
    name: z.string(),
    /** Width, height and bytes of the largest form that is kept: larger pictures are made smaller. */
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: z.int().min(1),
    /** The point that stays in sight when it is cropped, as shares of width and height. */
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    uploader: personSchema,
    /** How many texts show it. */
    uses: z.int().min(0),
    createdAt: instant,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;
