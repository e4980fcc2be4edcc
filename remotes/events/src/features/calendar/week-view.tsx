import { Box, formatDay, Grid, Heading, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { onDays } from '../../events/days.ts';
import { ShortDate } from './short-date.tsx';
import type { Calendar } from './use-calendar.ts';

/** Seven days: side by side, or stacked on phones. */
export default function WeekView({ calendar }: { calendar: Calendar }) {
  const { i18n } = useLingui();
  const { days, cards = [], zone, today } = calendar;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' }}
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      overflow="hidden"
    >
      {onDays(cards, days, zone).map(({ day, dates }, at) => (
        <Box
          key={day}
          as="section"
          aria-labelledby={`week-${day}`}
          minW="0"
          minH={{ lg: '20rem' }}
          p="2.5"
          borderTopWidth={{ base: at > 0 ? '1px' : undefined, lg: '0' }}
          borderInlineStartWidth={{ lg: at > 0 ? '1px' : undefined }}
        >
          <Heading
            as="h3"
            id={`week-${day}`}
            textStyle="sm"
            mb="2"
            color={day === today ? 'sodium.fg' : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {formatDay(day, 'long', i18n.locale)}
          </Heading>
          {dates.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              <Trans>Nothing planned</Trans>
            </Text>
          ) : (
            <Box as="ul" listStyleType="none" display="grid" gap="2">
              {dates.map((event) => (
                <ShortDate key={event.id} event={event} day={day} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Grid>
  );
}
