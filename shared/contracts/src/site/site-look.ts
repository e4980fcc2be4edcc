import { z } from 'zod';
import { accentProblems } from '../brand/accent.ts';
import { NEUTRALS } from '../brand/palette.ts';
import { neutralsOf } from '../brand/site-style.ts';
import { MEDIA_LIMITS } from '../entities/media-limits.ts';
import { line, machine } from '../texts/written.ts';
import { LOGO_LIMIT, MARKS, SCENERIES } from './site-limits.ts';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'A colour is # and six of 0-9 and A-F.');

/** A picture of the media library with its alternative text. The server adds the size. */
export const sitePictureSchema = z
  .object({
    mediaId: z.uuid(),
    alt: line(0, MEDIA_LIMITS.alt),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
  })
  .meta({ id: 'SitePicture' });
export type SitePicture = z.infer<typeof sitePictureSchema>;

/** Look of a site. */
export const siteLookSchema = z
  .object({
    palette: z.enum(Object.keys(NEUTRALS) as (keyof typeof NEUTRALS)[]),
    accent: z.object({ fill: colour, light: colour, dark: colour }),
    headings: z.enum(['poster', 'book']),
    corners: z.enum(['round', 'square']),
    /** Illustrations used without pictures of the site's own. */
    scenery: z.enum(SCENERIES),
    /** Built-in mark, used without a logo. */
    mark: z.enum(MARKS),
    /** A logo as SVG. The server sanitizes it to graphical elements. */
    logoSvg: machine(LOGO_LIMIT),
    logo: sitePictureSchema.nullable(),
    /** Icon of tabs and home screens, if it differs from the logo. */
    icon: sitePictureSchema.nullable(),
    hero: z.object({ light: sitePictureSchema.nullable(), dark: sitePictureSchema.nullable() }),
  })
  .superRefine((look, { addIssue }) => {
    for (const { colour: name, contrast } of accentProblems(look.accent, neutralsOf(look)))
      addIssue({
        code: 'custom',
        path: ['accent', name],
        message: `Its contrast is ${contrast.toFixed(1)} to 1. Text needs 4.5.`,
      });
  })
  .meta({ id: 'SiteLook' });
export type SiteLook = z.infer<typeof siteLookSchema>;
