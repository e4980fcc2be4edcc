import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';

const UNITS = '{shell,remotes,services,shared,dev,bench}/**/*.test.{ts,tsx}';
const JOURNEYS = 'e2e/specs/**/*.spec.ts';

/** The selected tests. Files are paths from the root. */
export interface Selection {
  /** Unit tests and tests of the API. */
  units: string[];
  journeys: string[];
  /** Text that the titles of the tests contain; all tests of the files when absent. */
  title?: string;
}

/** A test file, with its path from the root. */
export interface TestFile {
  path: string;
  read(): string;
}

/** Returns every test file of this checkout. */
export function testFiles(): TestFile[] {
  return globSync([UNITS, JOURNEYS], { cwd: ROOT, exclude: (name) => /^(node_modules|\.build)$/.test(name) })
    .sort()
    .map((path) => ({ path, read: () => readFileSync(join(ROOT, path), 'utf8') }));
}

/**
 * Selects the files whose path contains one of the words; if there is none, the tests whose title contains all the words in this order.
 * Ignores case.
 * @throws UsageError when nothing matches.
 */
export function selectTests(words: readonly string[], files: readonly TestFile[]): Selection {
  const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const byPath = files.filter(({ path }) => words.some((word) => contains(path, word.replace(/^\.\//, ''))));
  if (byPath.length > 0) return divide(byPath);
  const title = words.join(' ');
  const byTitle = files.filter((file) => contains(file.read(), title));
  if (byTitle.length > 0) return { ...divide(byTitle), title };
  throw new UsageError(`No path and no title of a test contains "${title}".`);
}

function divide(files: readonly TestFile[]): Selection {
  const paths = files.map(({ path }) => path);
  return {
    units: paths.filter((path) => !path.startsWith('e2e/')),
    journeys: paths.filter((path) => path.startsWith('e2e/')),
  };
}
