/** With or without groups of three, in any language’s way: `90,000`, `90.000 $`, `90 000`. */
const WRITTEN = /^\$?\s*(\d{1,3}(?:[.,’'\s\u00a0\u202f]\d{3})+|\d+)\s*\$?$/;

/** The whole dollars that were typed; undefined for what isn't an amount. Cents aren't one. */
export function parseMoney(text: string): number | undefined {
  const digits = WRITTEN.exec(text.trim())?.[1]?.replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}
