import {
  type FormDefinition,
  type FormKind,
  type FormSettings,
  formDefinitionSchema,
  formKindSchema,
  formSettingsSchema,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { filesIn, slugOfFile } from './content-files.ts';
import { checkContent, nameAmong, readJson } from './read-content.ts';

const formSchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  kind: formKindSchema,
  publishedDaysAgo: z.number().min(0),
  fields: z.unknown(),
  settings: formSettingsSchema,
});

/** Form of the demo community, published once. */
export interface DemoForm {
  slug: string;
  title: string;
  summary: string;
  kind: FormKind;
  publishedDaysAgo: number;
  definition: FormDefinition;
  settings: FormSettings;
}

export function readForms(): DemoForm[] {
  return filesIn('forms').map((file) => {
    const { fields, ...form } = readJson(file, formSchema);
    return {
      ...form,
      slug: slugOfFile(file),
      definition: checkContent(file, formDefinitionSchema, { fields }),
    };
  });
}

/** Slug of a form of the demo community. */
export const formSlug = nameAmong(
  () => filesIn('forms').map(slugOfFile),
  (slug) => `No form has the name ${slug}.`,
);
