import type {
  FormDefinition,
  FormKind,
  formDefinitionSchema,
  formSettingsSchema,
} from '@boardwalk/contracts';
import type { z } from 'zod';

/** A form of the demo community, published once. What isn't said is as the contracts have it. */
export interface DemoForm {
  slug: string;
  title: string;
  summary: string;
  kind: FormKind;
  publishedDaysAgo: number;
  fields: z.input<typeof formDefinitionSchema>['fields'];
  settings: z.input<typeof formSettingsSchema>;
}

type Question = Extract<FormDefinition['fields'][number], { type: 'quiz' }>['questions'][number];

/** A question about a rule. The first answer is right; the form shuffles them. */
export function question(id: string, text: string, right: string, ...wrong: string[]): Question {
  const options = [right, ...wrong].map((label, at) => ({ id: `o${at + 1}`, label }));
  return { id, text, options, answer: 'o1' };
}

export function options(...labels: [id: string, label: string][]) {
  return labels.map(([id, label]) => ({ id, label }));
}
