// Replaces the message macros in unit tests: they return the English of the source, so that a test can compare with the text that users read.

interface Descriptor {
  id: string;
  message: string;
}

interface PluralForms {
  [exact: `=${number}`]: string;
  one?: string;
  other: string;
}

/** Returns the English form for a number. */
export function plural(value: number, forms: PluralForms): string {
  const form = forms[`=${value}`] ?? (value === 1 ? forms.one : forms.other) ?? forms.other;
  return form.replaceAll('#', String(value));
}

/** Does at run time what the build does with a tagged text, or with a message whose placeholders get their values later. */
export function msg(
  text: TemplateStringsArray | { id?: string; message: string },
  ...values: unknown[]
): Descriptor {
  if ('message' in text) return { id: text.id ?? text.message, message: text.message };
  const message = text.reduce((sum, part, index) => sum + String(values[index - 1] ?? '') + part);
  return { id: message, message };
}
