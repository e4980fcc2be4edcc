import type { Row } from '../row.ts';

/** Number of modules with a row. */
const LISTED = 10;
/** Smaller differences are noise, in milliseconds. */
const MIN_DIFFERENCE_MS = 2;

/** Returns the modules whose self times differ most between two profiles of a page, the largest difference first. */
export function compareModules(
  path: string,
  here: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
): Row[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((name) => {
      const [before, after] = [there.get(name) ?? 0, here.get(name) ?? 0];
      return { name, before, after, difference: after - before };
    })
    .filter(({ difference }) => Math.abs(difference) >= MIN_DIFFERENCE_MS)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, LISTED)
    .map(({ name, before, after, difference }) => ({
      id: 'P14',
      goal: `\`${path}\`, self time of ${name}`,
      figure: `${difference > 0 ? '+' : ''}${difference.toFixed(0)} ms`,
      spread: `${before.toFixed(0)} → ${after.toFixed(0)} ms, one profile of each`,
    }));
}
