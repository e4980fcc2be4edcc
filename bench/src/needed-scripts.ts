import { isScript, type PageRequest } from './waterfall.ts';

const MAX_VISITS = 5;

/** Returns whether a page runs a script. Prefetches for other pages only fill the browser's cache: the site makes them with `fetch`. */
export const isNeededScript = ({ url, kind }: PageRequest): boolean =>
  isScript(url) && kind !== 'Fetch' && kind !== 'Prefetch';

/**
 * Repeats a visit until two consecutive ones have loaded the same scripts.
 * @param visit returns the needed scripts of a new visit.
 * @throws when no two of five consecutive visits agree, with the scripts in which the last two differ.
 */
export async function agreeingScripts(visit: () => Promise<PageRequest[]>): Promise<PageRequest[]> {
  let before = await visit();
  let differing: string[] = [];
  for (let visits = 1; visits < MAX_VISITS; visits += 1) {
    const scripts = await visit();
    differing = differenceOf(before, scripts);
    if (differing.length === 0) return scripts;
    before = scripts;
  }
  throw new Error(`Visits load different scripts: ${differing.join(', ')}`);
}

/** Returns the paths that only one of two visits transferred. Scripts from the browser's cache have no bytes. */
function differenceOf(one: readonly PageRequest[], other: readonly PageRequest[]): string[] {
  const pathsOf = (scripts: readonly PageRequest[]) =>
    new Set(scripts.filter(({ bytes }) => bytes > 0).map(({ url }) => new URL(url).pathname));
  const [before, after] = [pathsOf(one), pathsOf(other)];
  return [...before, ...after].filter((path) => !(before.has(path) && after.has(path)));
}
