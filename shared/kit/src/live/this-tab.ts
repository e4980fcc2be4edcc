let name: string | undefined;

/** Returns the id of this window; a reloaded page has another one. */
export function thisTab(): string {
  name ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return name;
}
