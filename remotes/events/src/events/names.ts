import { cityMap } from '@boardwalk/artwork';
import type { CityDistrict, EventCategory, EventState, RsvpStatus } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';

/** Labels of categories, states, responses and districts in the reader's language. */
export function useNames() {
  const { t } = useLingui();
  const categories: Record<EventCategory, string> = {
    race: t`Race`,
    market: t`Market`,
    party: t`Party`,
    court: t`Court`,
    roleplay: t`Roleplay`,
    meeting: t`Meeting`,
    training: t`Training`,
    charity: t`Charity`,
  };
  const states: Record<EventState, string> = {
    draft: t`Draft`,
    pending: t`Proposed`,
    published: t`Published`,
    live: t`On now`,
    ended: t`Ended`,
    cancelled: t({ message: 'Cancelled', context: 'event' }),
  };
  const answers: Record<RsvpStatus, string> = {
    going: t`Going`,
    maybe: t`Maybe`,
    declined: t`Not going`,
    waitlisted: t`On the waitlist`,
  };
  return {
    category: (category: EventCategory) => categories[category],
    state: (state: EventState) => states[state],
    answer: (status: RsvpStatus) => answers[status],
    district: districtName,
  };
}

/** District names are the same in every language. */
export function districtName(id: CityDistrict): string {
  return cityMap().districts.find((district) => district.id === id)?.name ?? id;
}
