import { z } from 'zod';
import { instant } from './list.ts';

export const MEDIA_LIMITS = {
  /** Bytes of an upload. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, width times height. */
  pixels: 40_000_000,
  alt: 300,
} as const;
/** The widths that a picture is kept in, in pixels, as far as it is as wide; one that is narrower than the last is kept in its own too. */
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 2160] as const;

/** A picture that somebody uploaded, cleaned and re-encoded. `url` takes `?w=`, in pixels: the nearest width that isn't smaller. */
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
    uploader: z.object({ username: z.string(), fullName: z.string(), avatarUrl: z.string().nullable() }),
    /** How many texts show it. */
    uses: z.int().min(0),
    createdAt: instant,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;
