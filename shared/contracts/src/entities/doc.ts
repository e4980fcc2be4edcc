import { z } from 'zod';
import { richTextSchema } from '../rich-text/document.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { line } from '../texts/written.ts';
import { DOC_LIMITS, RESERVED_DOC_SLUGS } from './doc-limits.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const docSlug = z
  .string()
  .max(DOC_LIMITS.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single dashes.')
  .refine((slug) => !RESERVED_DOC_SLUGS.includes(slug), 'The site itself uses this address.');

/** A page in the tree: at most three levels, sorted within its parent. */
export const docEntrySchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    /** Summary for the index; empty without one. */
    summary: z.string(),
    parentId: z.uuid().nullable(),
    position: z.int().min(0),
    published: z.boolean(),
  })
  .meta({ id: 'DocEntry' });
export type DocEntry = z.infer<typeof docEntrySchema>;

/** A full page. `revision` counts from 1; citations of rules contain it. */
export const docPageSchema = docEntrySchema
  .extend({
    body: richTextSchema,
    revision: z.int().min(1),
    version: z.int().min(1),
    updatedAt: instant,
    demo: z.boolean(),
  })
  .meta({ id: 'DocPage' });
export type DocPage = z.infer<typeof docPageSchema>;

const fields = z.object({
  title: line(1, DOC_LIMITS.title),
  summary: line(0, DOC_LIMITS.summary),
  slug: docSlug,
  parentId: z.uuid().nullable(),
  position: z.int().min(0).max(DOC_LIMITS.pages),
  published: z.boolean(),
  body: richTextSchema.refine(
    (document) => plainTextOf(document).length <= DOC_LIMITS.body,
    `The text is longer than ${DOC_LIMITS.body} characters.`,
  ),
});

export const newDocSchema = fields.partial().required({ title: true }).meta({ id: 'NewDoc' });
export const docChangeSchema = fields
  .partial()
  .extend({ version: z.int().min(1) })
  .meta({ id: 'DocChange' });
export type NewDoc = z.infer<typeof newDocSchema>;
export type DocChange = z.infer<typeof docChangeSchema>;

export const docRevisionSchema = z
  .object({
    number: z.int().min(1),
    title: z.string(),
    body: richTextSchema,
    editor: personSchema,
    at: instant,
  })
  .meta({ id: 'DocRevision' });
export type DocRevision = z.infer<typeof docRevisionSchema>;

/** The current text of a server rule, and its page. Ids are never reused; `text` is null after the rule was removed. */
export const ruleSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    text: z.string().nullable(),
    revision: z.int().min(1),
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof ruleSchema>;
