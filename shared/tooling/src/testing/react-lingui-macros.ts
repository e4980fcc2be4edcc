// Stands in for the word macros of components in unit tests: English as it is in the source.

interface Descriptor {
  message?: string;
  id: string;
}

interface PluralProps {
  value: number;
  one?: string;
  other: string;
}

const sentence = (parts: TemplateStringsArray, ...values: unknown[]): string =>
  parts.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
const i18n = { _: ({ message, id }: Descriptor) => message ?? id };

export const Trans = ({ children }: { children: unknown }) => children;
export const Plural = ({ value, one, other }: PluralProps) =>
  (value === 1 && one ? one : other).replace('#', String(value));
export const useLingui = () => ({ t: sentence, i18n });
