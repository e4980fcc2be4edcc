import { addCatalog } from './catalogs.ts';

/** Loads a chunk of the kit together with the strings of the kit's lazy parts, in the reader's language. */
export async function withLazyCatalog<T>(file: Promise<T>): Promise<T> {
  const catalog = import(/* webpackChunkName: "lazy-catalog" */ './lazy-catalog.ts');
  const [parts, { lazyCatalog }] = await Promise.all([file, catalog]);
  await addCatalog(lazyCatalog, { permanent: true });
  return parts;
}
