import { clock, TimeText, usePages, useRouteExists } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DayStub } from './day-stub.tsx';
import { PictureRow } from './picture-row.tsx';
import { hostedPages } from './queries.ts';
import { Writings } from './writings.tsx';

/** Upcoming events that a member hosts. Renders nothing without any, and on a site without a calendar. */
export function HostedEvents({ handle }: { handle: string }) {
  return useRouteExists()('/events') ? <Hosted handle={handle} /> : null;
}

function Hosted({ handle }: { handle: string }) {
  const { t } = useLingui();
  // Rounded to the hour, so that the query key stays the same on return.
  const [from] = useState(() => `${clock.date().toISOString().slice(0, 13)}:00:00.000Z`);
  const pages = usePages(hostedPages(handle, from));
  const coming = pages.items?.filter(({ state }) => state === 'published');
  if (coming?.length === 0 && !pages.more.hasMore) return null;
  return (
    <Writings
      id="events"
      title={<Trans>Upcoming events</Trans>}
      failure={t`The events could not be loaded`}
      pages={{ ...pages, items: coming }}
      loaded={(count) => <Plural value={count} one="# event" other="# events" />}
    >
      {({ id, title, startsAt, place, cover }) => (
        <PictureRow
          key={id}
          to={`/events/${id}`}
          title={title}
          picture={cover}
          fallback={<DayStub at={startsAt} />}
        >
          <TimeText at={startsAt} as="long" />
          {place.name && ` · ${place.name}`}
        </PictureRow>
      )}
    </Writings>
  );
}
