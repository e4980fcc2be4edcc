// Replaces the message macros of components in unit tests: they return the English of the source.

interface Descriptor {
  message?: string;
  id: string;
}

interface PluralProps {
  value: number;
  _0?: string;
  one?: string;
  other: string;
}

interface OrdinalProps {
  value: number;
  one?: string;
  two?: string;
  few?: string;
  other: string;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** Returns the text of a tagged template, or of a message with context. */
const sentence = (parts: TemplateStringsArray | { message: string }, ...values: unknown[]): string =>
  'message' in parts
    ? parts.message
    : parts.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
const i18n = {
  _: ({ message, id }: Descriptor) => message ?? id,
  locale: 'en',
  number: (value: number) => new Intl.NumberFormat('en').format(value),
};

export const Trans = ({ children }: { children: unknown }) => children;
export const Plural = ({ value, _0: none, one, other }: PluralProps) =>
  ((value === 0 && none) || (value === 1 && one) || other).replace('#', String(value));
export const SelectOrdinal = ({ value, other, ...forms }: OrdinalProps) =>
  ((forms as Record<string, string | undefined>)[ORDINALS.select(value)] ?? other).replace(
    '#',
    String(value),
  );
export const useLingui = () => ({ t: sentence, i18n });
