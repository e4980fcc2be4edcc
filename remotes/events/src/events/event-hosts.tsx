import type { EventCard } from '@boardwalk/contracts';
import { chakra, MemberName } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

/** Hosts in one line. Renders nothing if all hosts have left. */
export function EventHosts({ hosts }: Pick<EventCard, 'hosts'>) {
  if (hosts.length === 0) return null;
  const names = (
    <>
      {hosts.map((host, at) => (
        <Fragment key={host.username}>
          {at > 0 && ', '}
          <MemberName {...host} color="fg" fontWeight="500" />
        </Fragment>
      ))}
    </>
  );
  return (
    <chakra.span>
      <Trans>hosted by {names}</Trans>
    </chakra.span>
  );
}

/** Returns the venue as text: its name and its district. */
export function placeLabel(
  place: EventCard['place'],
  district: (id: NonNullable<EventCard['place']['district']>) => string,
): string {
  return [place.name, place.district && district(place.district)].filter(Boolean).join(', ');
}
