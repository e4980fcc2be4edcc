import type { FormField, FormFieldType } from '@boardwalk/contracts';

/** Returns an id that no field has: `question_1`, `question_2`… */
export function freeName(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${base}_${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Creates a field of a type. @param texts its initial texts, in the language of the form's author. */
export function newField(
  type: FormFieldType,
  taken: ReadonlySet<string>,
  texts: { label: string; option: (number: number) => string },
): FormField {
  const id = freeName(type === 'heading' || type === 'paragraph' ? 'text' : 'question', taken);
  const base = { id, label: texts.label, help: '', required: false, sensitive: false };
  const options = [1, 2].map((number) => ({ id: `option_${number}`, label: texts.option(number) }));
  switch (type) {
    case 'heading':
    case 'paragraph':
      return { type, id, text: texts.label };
    case 'short_text':
      return { type, ...base, max: 300 };
    case 'long_text':
      return { type, ...base, max: 2000 };
    case 'number':
      return { type, ...base, whole: true };
    case 'select':
    case 'radio':
    case 'multi_select':
      return { type, ...base, options };
    case 'scale':
      return { type, ...base, min: 1, max: 5, minLabel: '', maxLabel: '' };
    case 'identity':
      return { type, ...base, provider: 'discord' };
    case 'file':
      return { type, ...base, max: 1, kinds: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] };
    case 'quiz':
      return {
        type,
        ...base,
        pass: 1,
        shuffle: true,
        questions: [{ id: 'question_1', text: texts.label, options, answer: 'option_1' }],
      };
    default:
      return { type, ...base };
  }
}

/** Returns the list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from] as T);
}

/** Returns whether a field can be moved there: after the fields it depends on, before those that depend on it. */
export function mayMove(fields: readonly FormField[], from: number, to: number): boolean {
  if (to < 0 || to >= fields.length) return false;
  const indexes = new Map(moved(fields, from, to).map(({ id }, index) => [id, index]));
  return fields.every(
    ({ id, showIf }) => !showIf || (indexes.get(showIf.field) ?? -1) < (indexes.get(id) ?? 0),
  );
}
