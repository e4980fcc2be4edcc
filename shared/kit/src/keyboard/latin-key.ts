const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Returns the key of a keyboard event for shortcuts: a lowercase letter, whether or not Caps Lock is on. On layouts of another script (Cyrillic,
 * Greek) the letter at the same position of a Latin keyboard. Empty for events without a key, which browsers send on form autofill.
 */
export function latinKey({ key = '', code = '' }: { key?: string; code?: string }): string {
  if (key.length !== 1) return key;
  const place = OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
