// Without schemas: pages need these constants, but not the validation.

/** Every type of field. `heading` and `paragraph` have no answer. */
export const FORM_FIELD_TYPES = [
  'short_text',
  'long_text',
  'number',
  'date',
  'email',
  'url',
  'select',
  'multi_select',
  'radio',
  'consent',
  'scale',
  'identity',
  'file',
  'quiz',
  'heading',
  'paragraph',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** Maximum count of submissions. */
export const MAX_SUBMISSIONS_COUNTED = 1000;

/** Purposes of forms. There is one whitelist form, shown at `/forms/application`. */
export const FORM_KINDS = ['whitelist', 'staff', 'appeal', 'general'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** `draft` was never published; `closed` accepts no new submissions. */
export const FORM_STATES = ['draft', 'open', 'closed'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** Providers of external accounts that members can verify. */
export const IDENTITY_PROVIDERS = ['discord', 'game'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** Lengths in characters, except for counts. */
export const FORM_LIMITS = {
  title: 120,
  slug: 60,
  summary: 300,
  label: 200,
  help: 500,
  paragraph: 2000,
  option: 120,
  shortText: 300,
  longText: 5000,
  pattern: 200,
  /** Counts. */
  fields: 60,
  options: 40,
  quizQuestions: 30,
  files: 5,
  /** Size of one file, in bytes. */
  fileBytes: 5 * 1024 * 1024,
  rubricItems: 10,
  templates: 20,
  /** Maximum score of a rubric item. */
  score: 10,
  message: 4000,
  reason: 2000,
} as const;

/** Reserved slug of the whitelist form. */
export const WHITELIST_SLUG = 'application';

/** Slugs below `/api/forms` and `/forms` that are reserved. Only the whitelist form may have {@link WHITELIST_SLUG}. */
export const RESERVED_FORM_SLUGS: readonly string[] = [
  'all',
  'import',
  WHITELIST_SLUG,
  'submissions',
  'review',
  'manage',
];

/** Accepted file types, detected by the first bytes. */
export const FORM_FILE_KINDS = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'text/plain',
] as const;
export type FormFileKind = (typeof FORM_FILE_KINDS)[number];

/** Days after which an inactive draft expires. */
export const DRAFT_DAYS = 60;
/** Minutes without activity after which a claim expires. */
export const CLAIM_MINUTES = 30;
/** Seconds in which a decision can be undone; its effects are delayed until then. */
export const UNDO_SECONDS = 60;
/** Delay between the last keystroke and saving, in milliseconds. */
export const AUTOSAVE_MS = 1500;
