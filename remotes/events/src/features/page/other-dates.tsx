import { Box, dayIn, deviceZone, formatDay, formatTime, Heading, Link, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNames } from '../../events/names.ts';
import type { EventPage } from '../../events/queries.ts';

/** The other dates of the series, each with a page of its own. */
export function OtherDates({ series }: Pick<EventPage, 'series'>) {
  const { i18n } = useLingui();
  const names = useNames();
  if (series.length === 0) return null;
  const zone = deviceZone();
  return (
    <Stack as="section" aria-labelledby="series" gap="2">
      <Heading as="h2" id="series" textStyle="lg">
        <Trans>Other dates</Trans>
      </Heading>
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        {series.map(({ id, startsAt, state }) => (
          <Box
            as="li"
            key={id}
            py="2"
            borderBottomWidth="1px"
            css={{ '& a:hover': { textDecoration: 'underline' } }}
          >
            <Link to={`/events/${id}`}>
              {formatDay(dayIn(startsAt, zone), 'long', i18n.locale)}
              {', '}
              {formatTime(startsAt, { language: i18n.locale, zone })}
            </Link>
            {state === 'cancelled' && (
              <Text as="span" color="signal.fg" textStyle="sm">
                {' · '}
                {names.state('cancelled')}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
