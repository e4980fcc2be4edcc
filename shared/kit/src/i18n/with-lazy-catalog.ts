import { addCatalog } from './catalogs.ts';

/** A file of the kit together with the words of the kit's lazy parts, in the reader's language. */
export async function withLazyCatalog<T>(file: Promise<T>): Promise<T> {
  const words = import(/* webpackChunkName: "lazy-catalog" */ './lazy-catalog.ts');
  const [parts, { lazyCatalog }] = await Promise.all([file, words]);
  await addCatalog(lazyCatalog, { stands: true });
  return parts;
}
