import type { EventCategory } from '@boardwalk/contracts';
import type { PaletteName } from '@boardwalk/kit';

/** Colors of categories in the month and the week. Several categories share one: the name of the category is always there as well. */
export const CATEGORY_PALETTES: Record<EventCategory, PaletteName> = {
  race: 'signal',
  market: 'sodium',
  party: 'dusk',
  court: 'gray',
  roleplay: 'tide',
  meeting: 'dusk',
  training: 'tide',
  charity: 'sodium',
};
