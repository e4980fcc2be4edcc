/** Returns the initials for an avatar without a picture: of the first two words of the name, else of the handle, else U. */
export function initials(fullName: string | undefined, username: string | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map(firstLetter).join('') || firstLetter((username ?? '').trim()) || 'U';
  return letters.toUpperCase();
}

function firstLetter(word: string): string {
  return [...word][0] ?? '';
}
