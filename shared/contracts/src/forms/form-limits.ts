// Without schemas: what pages need of forms, which have no use for the checks.

/** Every type of field. `heading` and `paragraph` are shown and not answered. */
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

/** Counts of submissions go no further. */
export const MOST_SUBMISSIONS_COUNTED = 1000;

/** What a form is for. There is one whitelist form: `/forms/application` shows it. */
export const FORM_KINDS = ['whitelist', 'staff', 'appeal', 'general'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** `draft` was never published; `closed` takes no new submissions. */
export const FORM_STATES = ['draft', 'open', 'closed'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** Accounts elsewhere that a member can prove to be theirs. */
export const IDENTITY_PROVIDERS = ['discord', 'game'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** Lengths in characters, counts where it says so. */
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
  /** Of one file, in bytes. */
  fileBytes: 5 * 1024 * 1024,
  rubricItems: 10,
  templates: 20,
  /** The highest score of a rubric item. */
  score: 10,
  message: 4000,
  reason: 2000,
} as const;

/** Addresses below `/api/forms` and `/forms` that are something else. The whitelist form alone may have `application`. */
export const RESERVED_FORM_SLUGS: readonly string[] = [
  'all',
  'import',
  'application',
  'submissions',
  'review',
  'manage',
];

/** What a file may be, by its first bytes. */
export const FORM_FILE_KINDS = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'text/plain',
] as const;
export type FormFileKind = (typeof FORM_FILE_KINDS)[number];

/** Days until a draft expires that nobody has touched. */
export const DRAFT_DAYS = 60;
/** Minutes that a claim holds without activity. */
export const CLAIM_MINUTES = 30;
/** Seconds in which a decision can be undone; what follows from it waits for so long. */
export const UNDO_SECONDS = 60;
/** Milliseconds after the last key until an answer is saved. */
export const AUTOSAVE_MS = 1500;
