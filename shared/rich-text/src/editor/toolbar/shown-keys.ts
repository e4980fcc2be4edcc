const APPLE = /Mac|iPhone|iPad/;
const SIGNS: Record<string, string> = { Control: '⌘', Alt: '⌥', Shift: '⇧' };

/** Returns a shortcut as printed on the reader's keyboard. */
export function shownKeys(keys: string): string {
  const each = keys.split('+');
  if (!APPLE.test(navigator.userAgent))
    return each.map((key) => (key === 'Control' ? 'Ctrl' : key)).join('+');
  return each.map((key) => SIGNS[key] ?? key).join('');
}
