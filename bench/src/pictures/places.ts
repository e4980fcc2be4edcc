/** A page, with an account that may open it. */
export interface Place {
  path: string;
  /** Link on the page to follow, for an address with an unknown id. */
  link?: string;
  /** Demo account; a visitor when absent. */
  account?: string;
}

/** The list of all pages that the journeys use. */
const PLACES_FILE = '../../../e2e/fixtures/places.ts';

/**
 * Reads all pages from the journeys of this checkout. One entry of each page comes first, then its other states, so that an interrupted run has
 * compared most pages.
 */
export async function readPlaces(): Promise<Place[]> {
  const { PAGES, PLACES } = (await import(new URL(PLACES_FILE, import.meta.url).href)) as {
    PAGES: Place[];
    PLACES: Place[];
  };
  return [...new Set([...PAGES, ...PLACES])];
}

/** Returns the name of a page in the list. */
export const placeName = ({ path, link, account = 'visitor' }: Place): string =>
  [path, ...(link ? [`to ${link}`] : []), `as ${account}`].join(' ');

/** Returns the name of a page in the names of its pictures. */
export const fileName = (place: Place): string =>
  placeName(place)
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-/, '');
