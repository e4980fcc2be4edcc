/** The words of a text, in small letters. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether every word of a query begins a word of what something is called, in any of the languages in which it is. */
export function isCalled(names: readonly string[], query: string): boolean {
  const known = names.flatMap(wordsOf);
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((word) => known.some((name) => name.startsWith(word)));
}

/** A title, cut at what a query finds in it: every second part is found. */
export function partsOf(title: string, query: string): string[] {
  const small = title.toLowerCase();
  // Where a letter becomes two, places would be others.
  if (small.length !== title.length) return [title];
  const found = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => placesOf(word, small));
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of merged(found)) {
    parts.push(title.slice(end, from), title.slice(from, to));
    end = to;
  }
  return [...parts, title.slice(end)];
}

type Range = [from: number, to: number];

/** Where words begin with this; where none does, wherever it stands. */
function placesOf(word: string, text: string): Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  const begun = places.filter(([at]) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ''));
  return begun.length > 0 ? begun : places;
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
