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

/** Does at run time what the build does with a tagged text. */
export function msg(parts: TemplateStringsArray, ...values: unknown[]): Descriptor {
  const message = parts.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
  return { id: message, message };
}
