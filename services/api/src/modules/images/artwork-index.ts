import { z } from 'zod';

const formats = ['avif', 'webp', 'jpg', 'png', 'svg'] as const;

const fileSchema = z.object({
  width: z.number().positive(),
  format: z.enum(formats),
  /** Path of the file in the artwork folder. Although it comes from a build, it must not lead out of there. */
  file: z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/),
  bytes: z.number().int().min(0),
  hash: z.string().regex(/^[A-Za-z0-9+/=_-]+$/),
});

const pictureSchema = z.object({ files: z.array(fileSchema).min(1) });

/** Index of the artwork build: the files of each picture, one for each width and format. */
export const artworkIndexSchema = z.record(z.string(), pictureSchema);
export type ArtworkIndex = z.infer<typeof artworkIndexSchema>;
export type ArtworkFile = z.infer<typeof fileSchema>;
export type ArtworkFormat = (typeof formats)[number];
