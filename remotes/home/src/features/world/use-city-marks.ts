import { cityMap, districtAt } from '@boardwalk/artwork';
import type { EventCard, MapPoint } from '@boardwalk/contracts';
import {
  endpointQuery,
  formatDateTime,
  type MapMark,
  useHydrated,
  useQuery,
  useRouteExists,
  useSession,
} from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { upcomingQuery } from '../../parts/queries.ts';

const ESTATE_PATH = '/real-estate';
/** Page of the docs about the districts, which visitors may read. */
const DISTRICTS_PATH = '/docs/districts';
/** Distance of the pin of a district's properties below its name, in units of the map. */
const BELOW_NAME = 80;

/** Properties on the market. The map does without them if they can't be loaded. */
const offeredQuery = endpointQuery('GET /api/properties/map', { query: { kind: 'any' } });

/**
 * Returns the marks of the city map: districts, the next events with a place, and for members the properties on the market by district.
 * @param near whether the map is about to be seen: only then the properties are loaded.
 */
export function useCityMarks(near: boolean): MapMark[] {
  const { i18n } = useLingui();
  const { state } = useSession();
  const routeExists = useRouteExists();
  const hydrated = useHydrated();
  const isMember = state === 'authenticated';
  const hasEstate = isMember && routeExists(ESTATE_PATH);
  const events = useQuery({ ...upcomingQuery, enabled: state !== 'loading' && routeExists('/events') });
  const offered = useQuery({ ...offeredQuery, enabled: near && hasEstate });
  const counts = hasEstate ? countByDistrict(offered.data?.points ?? []) : new Map<string, number>();
  const districtLink = (id: string) =>
    hasEstate ? `${ESTATE_PATH}?district=${id}` : routeExists(DISTRICTS_PATH) ? DISTRICTS_PATH : undefined;
  const districts = cityMap().districts.map(({ id, name, label }, index): MapMark => {
    const to = districtLink(id);
    return {
      id,
      kind: 'place',
      ...label,
      label: name,
      text: name,
      shortText: String(index + 1),
      ...(to && { to }),
    };
  });
  const listings = cityMap().districts.flatMap(({ id, name, label }): MapMark[] => {
    const count = counts.get(id) ?? 0;
    if (count === 0) return [];
    const homes = plural(count, { one: '# property on the market', other: '# properties on the market' });
    return [
      {
        id: `${id}-listings`,
        kind: 'listing',
        x: label.x,
        y: label.y + BELOW_NAME,
        label: `${name}: ${homes}`,
        text: String(count),
        to: `${ESTATE_PATH}?district=${id}`,
      },
    ];
  });
  // The time is in the reader's zone, which the server doesn't know.
  const pins = (hydrated ? (events.data?.items ?? []) : []).flatMap((event): MapMark[] => {
    const point = pointOf(event);
    if (!point) return [];
    const time = formatDateTime(event.startsAt, { language: i18n.locale, zone: undefined });
    const label = [event.title, event.place.name, time].filter(Boolean).join(', ');
    return [{ id: event.id, kind: 'event', ...point, label, text: '★', to: `/events/${event.id}` }];
  });
  return [...districts, ...listings, ...pins];
}

function pointOf({ place }: EventCard): { x: number; y: number } | undefined {
  return place.point ?? cityMap().districts.find(({ id }) => id === place.district)?.label;
}

/** Returns the number of properties in each district. */
function countByDistrict(points: readonly MapPoint[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, x, y] of points) {
    const id = districtAt({ x, y });
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
