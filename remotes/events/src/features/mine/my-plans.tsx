import type { EventPlanState } from '@boardwalk/contracts';
import { Box, chakra, ErrorBox, Heading, LinkedRow, LoadMore, Stack, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EventDayName, EventTimes } from '../../events/event-when.tsx';
import { planPages } from '../../events/get-events.ts';

interface MyPlansProps {
  state: EventPlanState;
  title: string;
}

/** The reader's unpublished events. Renders nothing without any. */
export function MyPlans({ state, title }: MyPlansProps) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(planPages('mine', state));
  if (!error && !items?.length) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      {error && !items && (
        <ErrorBox title={t`Your drafts could not be loaded`} error={error} onRetry={refetch} />
      )}
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        {items?.map(({ id, title: name, startsAt, endsAt, dates, note }) => (
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
        ))}
      </Box>
      {more.hasMore && (
        <LoadMore {...more} loaded={<Plural value={items?.length ?? 0} one="# date" other="# dates" />} />
      )}
    </Stack>
  );
}
