/** With or without thousands separators, in any language’s format: `90,000`, `90.000 $`, `90 000`. */
const WRITTEN = /^\$?\s*(\d{1,3}(?:[.,’'\s\u00a0\u202f]\d{3})+|\d+)\s*\$?$/;

/** Parses whole dollars; undefined for an invalid amount. Cents aren't accepted. */
export function parseMoney(text: string): number | undefined {
  const digits = WRITTEN.exec(text.trim())?.[1]?.replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}
