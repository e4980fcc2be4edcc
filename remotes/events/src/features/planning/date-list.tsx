import type { NewEvent } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  endpointQuery,
  errorMessage,
  formatDay,
  formatTime,
  keepPreviousData,
  Skeleton,
  Text,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bodyOf, type EventValues } from '../../events/event-values.ts';

/** Number of listed dates before the rest is counted. */
const MAX_LISTED = 6;

type SeriesDates = Pick<NewEvent, 'startsAt' | 'zone' | 'minutes' | 'repeat'>;

/** Returns the values that the dates of a series depend on; null for a single event. */
export function datesOf(values: EventValues): SeriesDates | null {
  const { startsAt, zone, minutes, repeat } = bodyOf(values);
  return repeat ? { startsAt, zone, minutes, repeat } : null;
}

/** Dates of a series as the server computes them, in the event's time zone. */
export function DateList({ startsAt, zone, minutes, repeat }: SeriesDates) {
  const { i18n } = useLingui();
  const { data, error, isPlaceholderData } = useQuery({
    ...endpointQuery('POST /api/events/dates', { body: { startsAt, zone, minutes, repeat } }),
    enabled: Boolean(startsAt && repeat?.until) && minutes > 0,
    placeholderData: keepPreviousData,
  });
  const dates = data?.items ?? [];
  const rest = dates.length - MAX_LISTED;
  if (error)
    return (
      <Text role="alert" textStyle="sm" color="fg.error">
        {errorMessage(error)}
      </Text>
    );
  if (!data) return <Skeleton height="8rem" />;
  return (
    <Box aria-live="polite" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : undefined}>
      <Text fontWeight="700" mb="1">
        <Plural value={dates.length} one="# date" other="# dates" />
      </Text>
      <chakra.ol textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" listStyleType="none">
        {dates.slice(0, MAX_LISTED).map(({ date, startsAt: begins }) => (
          <li key={date}>
            {formatDay(date, 'long', i18n.locale)}, {formatTime(begins, { language: i18n.locale, zone })}
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Trans>and {rest} more</Trans>
          </li>
        )}
      </chakra.ol>
    </Box>
  );
}
