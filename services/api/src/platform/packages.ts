import { createRequire } from 'node:module';

/**
 * Finds a file of an installed package that is not in the bundle: next to the program that runs, and next to the source when that is what runs.
 * @param file such as `some-package/table.json`.
 * @returns its full path. @throws when the package isn't installed.
 */
export function findInPackages(file: string): string {
  try {
    return createRequire(process.argv[1] ?? import.meta.url).resolve(file);
  } catch {
    return createRequire(import.meta.url).resolve(file);
  }
}
