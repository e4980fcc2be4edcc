import { shortened } from './slug.policy.ts';

/**
 * A slug that says what the title says, in small Latin letters. The tables of all the world's letters are loaded when somebody writes
 * their first title: they are 8 MB that most processes never need.
 */
export async function slugOfTitle(title: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify');
  return shortened(slugify(title, { decamelize: false }));
}
