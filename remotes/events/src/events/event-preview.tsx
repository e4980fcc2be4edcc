import { chakra, clock, Heading, HStack, instantsOf, SectionLabel, Stack, Text } from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EventCover } from './event-cover.tsx';
import { placeLabel } from './event-hosts.tsx';
import type { EventValues } from './event-values.ts';
import { EventDayName, EventTimes } from './event-when.tsx';
import { isWritten } from './is-written.ts';
import { useNames } from './names.ts';
import { Ticket } from './ticket.tsx';

/** Placeholder of an unknown picture size. */
const UNKNOWN_SIZE = { width: 1600, height: 900, focus: { x: 0.5, y: 0.5 } };

/** Preview of the event's ticket while it is edited. */
export function EventPreview({ values }: { values: EventValues }) {
  const { t } = useLingui();
  const names = useNames();
  const { title, summary, body, category, place, zone, startsAt, endsAt, capacity } = values;
  const [from] = instantsOf(startsAt, zone);
  const [to] = instantsOf(endsAt, zone);
  const cover = values.cover && { ...values.cover, ...UNKNOWN_SIZE };
  return (
    <Stack as="section" aria-label={t`Preview`} gap="4" minW="0">
      <Heading as="h2" textStyle="lg">
        <Trans>Preview</Trans>
      </Heading>
      <Ticket
        startsAt={from ?? clock.date().toISOString()}
        picture={<EventCover cover={cover} category={category} sizes="26rem" ratio={cover ? 2 : 4} />}
      >
        <Stack gap="2" minW="0">
          <HStack gap="2" wrap="wrap" textStyle="sm">
            {place.district && <SectionLabel>{names.district(place.district)}</SectionLabel>}
            <chakra.span color="fg.muted">{names.category(category)}</chakra.span>
          </HStack>
          <Text textStyle="xl" fontWeight="800" lineHeight="1.1" overflowWrap="anywhere">
            {title.trim() || <Trans>Untitled</Trans>}
          </Text>
          {from && to && (
            <Text fontWeight="600" textStyle="sm">
              <EventDayName startsAt={from} />, <EventTimes startsAt={from} endsAt={to} />
            </Text>
          )}
          {summary && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {summary}
            </Text>
          )}
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {placeLabel(place, names.district)}
          </Text>
          {capacity && (
            <Text textStyle="sm" color="fg.muted">
              <Plural value={capacity} one="# place" other="# places" />
            </Text>
          )}
        </Stack>
      </Ticket>
      {isWritten(body) && <RichTextView document={body} />}
    </Stack>
  );
}
