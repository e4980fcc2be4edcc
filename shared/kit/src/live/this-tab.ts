let name: string | undefined;

/** What this window calls itself; a page that is loaded anew is another one. */
export function thisTab(): string {
  name ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return name;
}
