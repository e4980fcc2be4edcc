import { z } from 'zod';
import { perLanguage } from '../texts/per-language.ts';
import { line, text } from '../texts/written.ts';
import { HOME_SECTIONS } from './site-limits.ts';
import { sitePictureSchema } from './site-look.ts';

/** A line in each language of the site. An empty one falls back to another language, then to the default text. */
const localLine = (most: number) => perLanguage(line(0, most));
const localText = (most: number) => perLanguage(text(0, most));

const content = { title: localLine(120), text: localText(1_000), picture: sitePictureSchema.nullable() };

/** A section of Home: one of the four built-in ones, or a custom text. */
const homeSectionSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  kind: z.enum([...HOME_SECTIONS, 'text']),
  on: z.boolean(),
  /** Label above its title. */
  label: localLine(40),
  ...content,
});
export type HomeSection = z.infer<typeof homeSectionSchema>;

const homeCardSchema = z.object({ on: z.boolean(), ...content });
export type HomeCard = z.infer<typeof homeCardSchema>;

const ids = (sections: readonly HomeSection[]) => new Set(sections.map(({ id }) => id)).size;
const ofTheSite = (sections: readonly HomeSection[]) =>
  HOME_SECTIONS.every((kind) => sections.filter((section) => section.kind === kind).length === 1);

/** Content of the Home page. */
export const siteHomeSchema = z
  .object({
    /** Default texts for empty fields: those of the demo's harbor city, or neutral ones. */
    voice: z.enum(['harbour', 'plain']),
    hero: z.object({
      title: localLine(120),
      text: localText(600),
      buttons: z.object({ chat: z.boolean(), apply: z.boolean() }),
    }),
    sections: z
      .array(homeSectionSchema)
      .max(10)
      .refine((sections) => ids(sections) === sections.length && ofTheSite(sections), {
        message: 'Each built-in section must be listed once, on or off.',
      }),
    cards: z.object({
      framework: homeCardSchema,
      economy: homeCardSchema,
      community: homeCardSchema,
      security: homeCardSchema,
    }),
  })
  .meta({ id: 'SiteHome' });
export type SiteHome = z.infer<typeof siteHomeSchema>;
