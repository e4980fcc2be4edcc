import type { EventCard } from '@boardwalk/contracts';
import { chakra, clock, type Day, Link, LinkBox, LinkOverlay, Text } from '@boardwalk/kit';
import { TimeOnDay } from '../../events/event-when.tsx';
import { useNames } from '../../events/names.ts';

/** A date in the column of a day. */
export function ShortDate({ event, day }: { event: EventCard; day: Day }) {
  const names = useNames();
  const { id, title, endsAt, state, answer, place } = event;
  const over = state === 'cancelled' || Date.parse(endsAt) < clock.now();
  const mine = answer === 'going' || answer === 'maybe' || answer === 'waitlisted';
  return (
    <LinkBox
      as="li"
      px="2.5"
      py="2"
      borderRadius="sm"
      borderInlineStartWidth="3px"
      borderInlineStartColor={over ? 'border.emphasized' : mine ? 'tide.fg' : 'lamp'}
      bg="bg.muted"
      textStyle="sm"
      lineHeight="1.3"
      color={over ? 'fg.muted' : undefined}
    >
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        <TimeOnDay event={event} day={day} />
        {state === 'cancelled' && ` · ${names.state('cancelled')}`}
        {mine && !over && ` · ${names.answer(answer)}`}
      </Text>
      <chakra.span
        fontWeight="700"
        overflowWrap="anywhere"
        css={{ hyphens: 'auto' }}
        textDecoration={state === 'cancelled' ? 'line-through' : undefined}
      >
        <LinkOverlay asChild>
          <Link to={`/events/${id}`}>{title}</Link>
        </LinkOverlay>
      </chakra.span>
      {place.district && <Text color="fg.muted">{names.district(place.district)}</Text>}
    </LinkBox>
  );
}
