import {
  ErrorBox,
  Flex,
  Heading,
  LoadMore,
  MemberAvatar,
  MemberName,
  Skeleton,
  Stack,
  Text,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { attendeePages, type EventPage } from '../../events/get-events.ts';

/** Guests who attend and may attend: those visible to members. The others are only counted. */
export function Attendees({ event }: { event: EventPage }) {
  if (event.going + event.maybe === 0) return null;
  return (
    <Stack as="section" aria-labelledby="attendees" gap="5">
      <Heading as="h2" id="attendees" textStyle="xl">
        <Trans>Who is coming</Trans>
      </Heading>
      {event.going > 0 && <People event={event} status="going" count={event.going} />}
      {event.maybe > 0 && <People event={event} status="maybe" count={event.maybe} />}
    </Stack>
  );
}

function People({ event, status, count }: { event: EventPage; status: 'going' | 'maybe'; count: number }) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(attendeePages(event.id, status));
  const hidden = items && !more.hasMore ? Math.max(0, count - items.length) : 0;
  return (
    <Stack gap="2.5">
      <Heading as="h3" textStyle="sm" color="fg.muted">
        {status === 'going' ? <Trans>Going</Trans> : <Trans>Maybe</Trans>}
      </Heading>
      {error && !items && (
        <ErrorBox title={t`The guests could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && <Skeleton height="10" role="status" aria-label={t`Loading the guests`} />}
      {items && items.length > 0 && (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="3">
          {items.map(({ person }) => (
            <Flex as="li" key={person.username} align="center" gap="2" minW="0">
              <MemberAvatar {...person} />
              <MemberName {...person} overflowWrap="anywhere" />
            </Flex>
          ))}
        </Flex>
      )}
      {hidden > 0 && (
        <Text textStyle="sm" color="fg.muted">
          <Plural
            value={hidden}
            one="# member keeps their attendance private."
            other="# members keep their attendance private."
          />
        </Text>
      )}
      {more.hasMore && (
        <LoadMore {...more} loaded={<Plural value={items?.length ?? 0} one="# guest" other="# guests" />} />
      )}
    </Stack>
  );
}
