import {
  Flex,
  Heading,
  MemberAvatar,
  MemberName,
  PagedList,
  Skeleton,
  Stack,
  Text,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { attendeePages, type EventPage } from '../../events/queries.ts';

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
  const pages = usePages(attendeePages(event.id, status));
  const hidden = pages.items && !pages.more.hasMore ? Math.max(0, count - pages.items.length) : 0;
  return (
    <Stack gap="2.5">
      <Heading as="h3" textStyle="sm" color="fg.muted">
        {status === 'going' ? <Trans>Going</Trans> : <Trans>Maybe</Trans>}
      </Heading>
      <PagedList
        pages={pages}
        failure={t`The guests could not be loaded`}
        skeleton={<Skeleton height="10" role="status" aria-label={t`Loading the guests`} />}
        empty={null}
        loaded={(loaded) => <Plural value={loaded} one="# guest" other="# guests" />}
        total={count}
        hideCountAtEnd
        display="flex"
        flexWrap="wrap"
        gap="3"
        borderTopWidth="0"
      >
        {({ person }) => (
          <Flex as="li" key={person.username} align="center" gap="2" minW="0">
            <MemberAvatar {...person} />
            <MemberName {...person} overflowWrap="anywhere" />
          </Flex>
        )}
      </PagedList>
      {hidden > 0 && (
        <Text textStyle="sm" color="fg.muted">
          <Plural
            value={hidden}
            one="# member keeps their attendance private."
            other="# members keep their attendance private."
          />
        </Text>
      )}
    </Stack>
  );
}
