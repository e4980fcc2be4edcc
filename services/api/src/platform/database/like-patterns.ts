/** A LIKE pattern that means the text itself, wherever it stands. */
export function containing(text: string): string {
  return `%${literal(text.trim())}%`;
}

/** A LIKE pattern that means the text itself, at the start. */
export function startingWith(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
