import { z } from 'zod';
import { line, machine, text } from '../texts/written.ts';
import { FORM_FILE_KINDS, FORM_LIMITS, IDENTITY_PROVIDERS } from './form-limits.ts';

const fieldId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use small letters, digits and underscores.');
const count = (most: number) => z.int().min(0).max(most);

/**
 * Condition of a field on the answer to another one. `is` and `is_not` compare with one value, `includes` checks whether an option was chosen,
 * `answered` whether there is any answer. Without an answer, `is_not` matches only for a consent.
 */
const showIf = z.discriminatedUnion('test', [
  z.object({
    field: fieldId,
    test: z.enum(['is', 'is_not', 'includes']),
    value: z.union([line(0, FORM_LIMITS.option), z.number(), z.boolean()]),
  }),
  z.object({ field: fieldId, test: z.literal('answered') }),
]);
export type ShowIf = z.infer<typeof showIf>;

const shown = {
  id: fieldId,
  showIf: showIf.optional(),
};
const questionBase = {
  ...shown,
  label: line(1, FORM_LIMITS.label),
  help: text(0, FORM_LIMITS.help).default(''),
  required: z.boolean().default(false),
  /** Hidden from reviewers until they reveal it, and left out of exports. */
  sensitive: z.boolean().default(false),
};

const option = z.object({ id: fieldId, label: line(1, FORM_LIMITS.option) });
const options = z.array(option).min(2).max(FORM_LIMITS.options);

const question = z.object({
  id: fieldId,
  text: line(1, FORM_LIMITS.label),
  options: z.array(option).min(2).max(8),
  /** The correct option. Never sent to applicants. */
  answer: fieldId,
});

const plainFields = [
  z.object({
    type: z.literal('short_text'),
    ...questionBase,
    min: count(FORM_LIMITS.shortText).optional(),
    max: count(FORM_LIMITS.shortText).default(FORM_LIMITS.shortText),
    /** A regular expression in RE2 syntax that has to match the whole answer. Checked on the server, in linear time. */
    pattern: machine(FORM_LIMITS.pattern).optional(),
    /** Error for an answer that doesn't match. */
    patternHint: line(0, FORM_LIMITS.help).optional(),
  }),
  z.object({
    type: z.literal('long_text'),
    ...questionBase,
    min: count(FORM_LIMITS.longText).optional(),
    max: count(FORM_LIMITS.longText).default(FORM_LIMITS.longText),
  }),
  z.object({
    type: z.literal('number'),
    ...questionBase,
    min: z.number().optional(),
    max: z.number().optional(),
    whole: z.boolean().default(true),
  }),
  z.object({
    type: z.literal('date'),
    ...questionBase,
    min: z.iso.date().optional(),
    max: z.iso.date().optional(),
  }),
  z.object({ type: z.literal('email'), ...questionBase }),
  z.object({ type: z.literal('url'), ...questionBase }),
  z.object({ type: z.literal('select'), ...questionBase, options }),
  z.object({
    type: z.literal('multi_select'),
    ...questionBase,
    options,
    min: count(FORM_LIMITS.options).optional(),
    max: count(FORM_LIMITS.options).optional(),
  }),
  z.object({ type: z.literal('radio'), ...questionBase, options }),
  z.object({ type: z.literal('consent'), ...questionBase }),
  z.object({
    type: z.literal('scale'),
    ...questionBase,
    min: z.int().min(0).max(1).default(1),
    max: z.int().min(3).max(10).default(5),
    minLabel: line(0, 40).default(''),
    maxLabel: line(0, 40).default(''),
  }),
  /** An external account that the applicant has linked; it can't be typed. */
  z.object({ type: z.literal('identity'), ...questionBase, provider: z.enum(IDENTITY_PROVIDERS) }),
  z.object({
    type: z.literal('file'),
    ...questionBase,
    max: z.int().min(1).max(FORM_LIMITS.files).default(1),
    kinds: z
      .array(z.enum(FORM_FILE_KINDS))
      .min(1)
      .max(FORM_FILE_KINDS.length)
      .default([...FORM_FILE_KINDS]),
  }),
  z.object({ type: z.literal('heading'), ...shown, text: line(1, FORM_LIMITS.label) }),
  z.object({ type: z.literal('paragraph'), ...shown, text: text(1, FORM_LIMITS.paragraph) }),
] as const;
const quiz = z.object({
  type: z.literal('quiz'),
  ...questionBase,
  questions: z.array(question).min(1).max(FORM_LIMITS.quizQuestions),
  /** Required number of correct answers. */
  pass: count(FORM_LIMITS.quizQuestions),
  /** Shuffles questions and options for each submission. */
  shuffle: z.boolean().default(true),
});
const publicQuestion = question.omit({ answer: true });

export const formFieldSchema = z.discriminatedUnion('type', [...plainFields, quiz]);
export type FormField = z.infer<typeof formFieldSchema>;

/** The fields of a form, in order. A condition may refer only to an earlier field, which excludes cycles. */
export const formDefinitionSchema = z
  .object({ fields: z.array(formFieldSchema).max(FORM_LIMITS.fields) })
  .superRefine(({ fields }, context) => {
    const before = new Map<string, FormField>();
    for (const [index, field] of fields.entries()) {
      const refuse = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['fields', index, key], message });
      if (before.has(field.id)) refuse('id', 'Another field has this name.');
      const depends = field.showIf && before.get(field.showIf.field);
      if (field.showIf && (!depends || depends.type === 'heading' || depends.type === 'paragraph'))
        refuse('showIf', 'A field can only depend on the answer to an earlier field.');
      if (
        'min' in field &&
        'max' in field &&
        field.min !== undefined &&
        field.max !== undefined &&
        field.min > field.max
      )
        refuse('min', 'The minimum is greater than the maximum.');
      if ('options' in field && new Set(field.options.map(({ id }) => id)).size < field.options.length)
        refuse('options', 'Two options have the same name.');
      if (field.type === 'quiz') {
        const { questions, pass } = field;
        if (pass > questions.length) refuse('pass', 'The quiz has fewer questions than this.');
        if (new Set(questions.map(({ id }) => id)).size < questions.length)
          refuse('questions', 'Two questions have the same name.');
        if (questions.some(({ options: of, answer }) => !of.some(({ id }) => id === answer)))
          refuse('questions', 'A question has no right answer among its options.');
      }
      before.set(field.id, field);
    }
  })
  .meta({ id: 'FormDefinition' });
export type FormDefinition = z.infer<typeof formDefinitionSchema>;

/** A field as applicants see it: quizzes without solutions. */
export const publicFieldSchema = z.discriminatedUnion('type', [
  ...plainFields,
  quiz.extend({ questions: z.array(publicQuestion) }),
]);
export type PublicField = z.infer<typeof publicFieldSchema>;

/** The fields of a published version, without the solutions of quizzes. */
export const publicDefinitionSchema = z
  .object({ fields: z.array(publicFieldSchema) })
  .meta({ id: 'PublicFormDefinition' });
export type PublicDefinition = z.infer<typeof publicDefinitionSchema>;
