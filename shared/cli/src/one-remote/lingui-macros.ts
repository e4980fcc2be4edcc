// Replaces the message macros in unit tests: they return the English of the source, so that a test can compare with the text that users read.

interface Descriptor {
  id: string;
  message: string;
}

/** Does at run time what the build does with a tagged text. */
export function msg(parts: TemplateStringsArray, ...values: unknown[]): Descriptor {
  const message = parts.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
  return { id: message, message };
}
