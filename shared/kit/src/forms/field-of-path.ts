/**
 * Finds the form field of a rejected input.
 * @param path path in the request body: `username`, `remotes.0`.
 * @returns the field of that name, else the one that contains the path; undefined if there is none.
 */
export function fieldOfPath(path: string, names: Iterable<string>): string | undefined {
  let found: string | undefined;
  for (const name of names) {
    const fits = path === name || path.startsWith(`${name}.`);
    if (fits && name.length >= (found?.length ?? 0)) found = name;
  }
  return found;
}
