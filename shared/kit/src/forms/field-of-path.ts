/**
 * The field of a form that a refused input belongs to.
 * @param path the place within what was sent: `username`, `remotes.0`.
 * @returns the field of that name, else the one that the place lies within; undefined when the form has neither.
 */
export function fieldOfPath(path: string, names: Iterable<string>): string | undefined {
  let found: string | undefined;
  for (const name of names) {
    const fits = path === name || path.startsWith(`${name}.`);
    if (fits && name.length >= (found?.length ?? 0)) found = name;
  }
  return found;
}
