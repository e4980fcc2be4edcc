/** Cached: creating a formatter takes longer than using it. */
const formatters = new Map<string, Intl.ListFormat>();

/**
 * Joins names in a language: "Ana, Ben, and Cleo", with `unit` "Ana, Ben, Cleo".
 * @param language BCP 47 code, usually `i18n.locale`.
 * @example formatList(['Ana', 'Ben'], i18n.locale)
 */
export function formatList(
  items: readonly string[],
  language: string,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  const key = `${language} ${type}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.ListFormat(language, { type });
    formatters.set(key, formatter);
  }
  return formatter.format(items);
}
