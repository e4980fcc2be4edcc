/** How long a slug may be, in characters. */
const LONGEST = 100;

/**
 * The end of an address that says what a title says: whole words in small Latin letters. The tables of all the world's letters are loaded when
 * somebody writes their first title: they are 8 MB that most processes never need.
 * @param nameless for a title of which nothing is left.
 */
export async function slugOfTitle(title: string, nameless: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify');
  let slug = '';
  for (const word of slugify(title, { decamelize: false }).split('-')) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, LONGEST);
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || nameless;
}
