import type { EventPlanState } from '@boardwalk/contracts';
import { chakra, Heading, LinkedRow, PagedList, Stack, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EventDayName, EventTimes } from '../../events/event-when.tsx';
import { planPages } from '../../events/queries.ts';

interface MyPlansProps {
  state: EventPlanState;
  title: string;
}

/** The reader's unpublished events. Renders nothing without any. */
export function MyPlans({ state, title }: MyPlansProps) {
  const { t } = useLingui();
  const pages = usePages(planPages('mine', state));
  if (!pages.error && !pages.items?.length) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <PagedList
        pages={pages}
        failure={t`Your drafts could not be loaded`}
        skeleton={null}
        empty={null}
        loaded={(count) => <Plural value={count} one="# date" other="# dates" />}
        hideCountAtEnd
      >
        {({ id, title: name, startsAt, endsAt, dates, note }) => (
          <LinkedRow
            key={id}
            to={`/events/${id}`}
            title={name}
            end={dates > 1 && <Plural value={dates} one="# date" other="# dates" />}
          >
            <EventDayName startsAt={startsAt} />, <EventTimes startsAt={startsAt} endsAt={endsAt} />
            {note && (
              <chakra.span display="block" overflowWrap="anywhere">
                <Trans>Declined: {note}</Trans>
              </chakra.span>
            )}
          </LinkedRow>
        )}
      </PagedList>
    </Stack>
  );
}
