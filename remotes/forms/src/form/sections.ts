import { type FormField, isQuestion, type PublicField } from '@boardwalk/contracts';

type AnyField = FormField | PublicField;

/** A heading of a form, with the fields below it. */
export interface Section<F extends AnyField = PublicField> {
  /** Id of the heading, `start` without one. */
  id: string;
  /** Undefined for fields before the first heading. */
  title: string | undefined;
  fields: Exclude<F, { type: 'heading' }>[];
}

/** A form with at most this number of questions stays one page. */
const MAX_QUESTIONS_PER_PAGE = 6;

/** Returns the sections of a form, in order. A text before the first heading belongs to the first section, unless there are questions too. */
export function sectionsOf<F extends AnyField>(fields: readonly F[]): Section<F>[] {
  const sections: Section<F>[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (field.type === 'heading') {
      const isIntroduction = last?.title === undefined && !last?.fields.some(isQuestion);
      if (last && isIntroduction) Object.assign(last, { id: field.id, title: field.text });
      else sections.push({ id: field.id, title: field.text, fields: [] });
    } else {
      const below = field as Exclude<F, { type: 'heading' }>;
      if (last) last.fields.push(below);
      else sections.push({ id: 'start', title: undefined, fields: [below] });
    }
  }
  return sections;
}

/** Returns whether a form is filled in step by step, one section each. */
export function isInSteps(fields: readonly PublicField[]): boolean {
  const sections = sectionsOf(fields).filter((section) => section.fields.some(isQuestion));
  return fields.filter(isQuestion).length > MAX_QUESTIONS_PER_PAGE && sections.length > 1;
}
