import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { formDefinitionSchema, publicDefinitionSchema } from '../forms/form-definition.ts';
import { FORM_KINDS, FORM_LIMITS, FORM_STATES } from '../forms/form-limits.ts';
import { SUBMISSION_STATES } from '../forms/submission-states.ts';
import { line, text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const formKindSchema = z.enum(FORM_KINDS).meta({ id: 'FormKind' });
export const formStateSchema = z.enum(FORM_STATES).meta({ id: 'FormState' });
export const submissionStateSchema = z.enum(SUBMISSION_STATES).meta({ id: 'SubmissionState' });

export const formSlug = z
  .string()
  .max(FORM_LIMITS.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single dashes.');

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** Processing rules for the submissions of a form. */
export const formSettingsSchema = z
  .object({
    /** Days after a denial until the same person may apply again. */
    cooldownDays: z.int().min(0).max(365).default(7),
    /** Hours after which a waiting submission is overdue. */
    dueHours: z
      .int()
      .min(1)
      .max(24 * 60)
      .default(72),
    interview: z.enum(['never', 'optional', 'required']).default('never'),
    /** Criteria that reviewers score, each from 0 to `max`. */
    rubric: z
      .array(
        z.object({
          id: key,
          label: line(1, 80),
          max: z.int().min(1).max(FORM_LIMITS.score).default(5),
        }),
      )
      .max(FORM_LIMITS.rubricItems)
      .default([]),
    /** Text templates for decisions and messages. */
    templates: z
      .array(z.object({ id: key, name: line(1, 80), text: text(1, FORM_LIMITS.reason) }))
      .max(FORM_LIMITS.templates)
      .default([]),
    /** Effects of an approval. `role` is granted by the site and has to rank below STAFF. */
    approval: z
      .object({
        role: z
          .enum(ROLE_NAMES)
          .extract(['HELPER', 'STREAMER', 'WHITELISTED', 'AUTHOR', 'EDITOR'])
          .nullable()
          .default(null),
        whitelist: z.boolean().default(false),
        chat: z.boolean().default(false),
      })
      .default({ role: null, whitelist: false, chat: false }),
  })
  .meta({ id: 'FormSettings' });
export type FormSettings = z.infer<typeof formSettingsSchema>;

const head = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: formKindSchema,
};

/** The caller's status on a form: the open submission, and the reason why they can't start a new one. */
export const formStandingSchema = z
  .object({
    /** The caller's open submission, or their last one. */
    submission: z
      .object({ id: z.uuid(), state: submissionStateSchema, attempt: z.int().min(1), updatedAt: instant })
      .nullable(),
    /** Whether the caller may start a submission now. */
    mayBegin: z.boolean(),
    /** End of the cooldown after a denial; null without one. */
    retryAt: instant.nullable(),
  })
  .meta({ id: 'FormStanding' });
export type FormStanding = z.infer<typeof formStandingSchema>;

/** An open form in lists. */
export const openFormSchema = z
  .object({ ...head, fieldCount: z.int(), standing: formStandingSchema })
  .meta({ id: 'OpenForm' });
export type OpenForm = z.infer<typeof openFormSchema>;

/** A form to fill in, with the version that new submissions pin. */
export const publishedFormSchema = z
  .object({
    ...head,
    version: z.int().min(1),
    state: formStateSchema,
    definition: publicDefinitionSchema,
    interview: z.enum(['never', 'optional', 'required']),
    cooldownDays: z.int(),
    standing: formStandingSchema,
  })
  .meta({ id: 'PublishedForm' });
export type PublishedForm = z.infer<typeof publishedFormSchema>;

/** A form as form builders see it. `version` counts changes of the row, `publishedVersion` is the number of the last published definition. */
export const formSchema = z
  .object({
    ...head,
    state: formStateSchema,
    definition: formDefinitionSchema,
    settings: formSettingsSchema,
    version: z.int().min(1),
    publishedVersion: z.int().min(1).nullable(),
    /** Whether the definition differs from the published one. */
    changed: z.boolean(),
    /** Number of open submissions, counted up to 1000. */
    openSubmissions: z.int().min(0),
    updatedAt: instant,
    demo: z.boolean(),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof formSchema>;

/** A form in the list of all forms. */
export const formEntrySchema = formSchema
  .omit({ definition: true, settings: true })
  .meta({ id: 'FormEntry' });
export type FormEntry = z.infer<typeof formEntrySchema>;

const fields = z.object({
  title: line(3, FORM_LIMITS.title),
  slug: formSlug,
  summary: line(0, FORM_LIMITS.summary),
  kind: formKindSchema,
  definition: formDefinitionSchema,
  settings: formSettingsSchema,
});
export const newFormSchema = fields.partial().required({ title: true }).meta({ id: 'NewForm' });
export const formChangeSchema = fields
  .partial()
  .extend({ version: z.int().min(1) })
  .meta({ id: 'FormChange' });
export type NewForm = z.infer<typeof newFormSchema>;
export type FormChange = z.infer<typeof formChangeSchema>;

/** A form as a file, for export and import. */
export const formFileSchema = fields
  .extend({ format: z.literal('boardwalk-form@1') })
  .meta({ id: 'FormFile' });
export type FormFile = z.infer<typeof formFileSchema>;

/** A published version. It never changes. */
export const formVersionSchema = z
  .object({
    number: z.int().min(1),
    definition: formDefinitionSchema,
    publishedBy: personSchema,
    publishedAt: instant,
    /** Number of submissions, counted up to 1000. */
    submissions: z.int().min(0),
  })
  .meta({ id: 'FormVersion' });
export type FormVersion = z.infer<typeof formVersionSchema>;
