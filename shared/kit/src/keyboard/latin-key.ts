const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * The key of a press for shortcuts: a letter in lower case, whether or not Caps Lock is on. On layouts of another script (Cyrillic, Greek) it is the
 * letter that a Latin keyboard has in the same place. Empty for presses without a key, which browsers send when they fill in a form.
 */
export function latinKey({ key = '', code = '' }: { key?: string; code?: string }): string {
  if (key.length !== 1) return key;
  const place = OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
