// Stands in for the word macros in unit tests: English as it is in the source, so that a test can compare with what people read.

interface Descriptor {
  id: string;
  message: string;
}

/** What the build makes of a tagged text, done when the test runs. */
export function msg(parts: TemplateStringsArray, ...values: unknown[]): Descriptor {
  const message = parts.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
  return { id: message, message };
}
