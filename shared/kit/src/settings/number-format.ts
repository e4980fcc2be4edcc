/** Cached: creating a formatter takes longer than formatting hundreds of numbers. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Returns a formatter of numbers for a language, the same one for the same options.
 * @param language BCP 47 code, usually `i18n.locale`.
 * @example numberFormat(i18n.locale, { style: 'unit', unit: 'hour' }).format(3)
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, options);
    formatters.set(key, formatter);
  }
  return formatter;
}
