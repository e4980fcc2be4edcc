/** Maximum length of a slug, in characters. */
const MAX_SLUG_LENGTH = 100;

/**
 * Returns the last part of an address from a title: whole words in lowercase Latin letters. The transliteration tables are 8 MB, which most
 * processes never need, so they are loaded on first use.
 * @param nameless result for a title without any usable character.
 */
export async function slugOfTitle(title: string, nameless: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify');
  let slug = '';
  for (const word of slugify(title, { decamelize: false }).split('-')) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MAX_SLUG_LENGTH);
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug || nameless;
}
