/** A LIKE pattern that means the text itself, wherever it stands. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
