import { createRequire } from 'node:module';

/**
 * Returns the path of a file in an installed package that isn't bundled. Searches next to the running program, then next to the source.
 * @param file such as `some-package/table.json`.
 * @returns the full path.
 * @throws when the package isn't installed.
 */
export function findInPackages(file: string): string {
  try {
    return createRequire(process.argv[1] ?? import.meta.url).resolve(file);
  } catch {
    return createRequire(import.meta.url).resolve(file);
  }
}
