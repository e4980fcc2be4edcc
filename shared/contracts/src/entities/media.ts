import { z } from 'zod';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** An uploaded picture, cleaned and re-encoded. `url` accepts `?w=` with one of the widths. */
export const mediaSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    alt: z.string(),
    /** Original file name. */
    name: z.string(),
    /** Width, height and bytes of the largest stored variant; larger uploads are downscaled. */
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: z.int().min(1),
    /** The focal point for cropping, as shares of width and height. */
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    uploader: personSchema,
    /** Number of texts that contain it. */
    uses: z.int().min(0),
    createdAt: instant,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;
