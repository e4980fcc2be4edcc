import type { StreamOccurrence, StreamPage } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  Button,
  chakra,
  dayIn,
  deviceZone,
  Flex,
  formatDay,
  formatTime,
  Heading,
  Stack,
  Text,
  useHydrated,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CalendarLinks } from '../../streams/calendar-links.tsx';
import { useNames } from '../../streams/names.ts';
import { StreamerRow } from '../../streams/streamer-row.tsx';

/** About the streamer: language, topics, followers. */
export function About({ page: { streamer } }: { page: StreamPage }) {
  const names = useNames();
  const { characters, tags, language, platform, about, followers } = streamer;
  return (
    <Stack as="section" gap="3" aria-labelledby="about-stream">
      <Heading as="h2" id="about-stream" textStyle="xl">
        <Trans>About the stream</Trans>
      </Heading>
      {about && (
        <Text maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {about}
        </Text>
      )}
      <Text color="fg.muted">
        <Trans>Plays {characters.join(', ')}</Trans> ·{' '}
        <Plural value={followers} one="# follower" other="# followers" />
      </Text>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5">
        {[names.platform(platform), names.language(language), ...tags].map((label) => (
          <li key={label}>
            <Badge variant="outline">{label}</Badge>
          </li>
        ))}
      </Flex>
    </Stack>
  );
}

/** Number of dates shown at first. */
const FIRST_DATES = 3;

/** The next dates, with links to their calendar. */
export function NextDates({ dates, username }: { dates: readonly StreamOccurrence[]; username: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The button is gone: the focus goes to the first date that it has shown.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('li')[FIRST_DATES]?.focus();
  }, [showsAll]);
  const shown = showsAll ? dates : dates.slice(0, FIRST_DATES);
  return (
    <Stack as="section" gap="3" aria-labelledby="next-dates">
      <Heading as="h2" id="next-dates" textStyle="xl">
        <Trans>Upcoming</Trans>
      </Heading>
      {dates.length === 0 && (
        <Text color="fg.muted">
          <Trans>No streams planned in the next four weeks.</Trans>
        </Text>
      )}
      <chakra.ol ref={list} listStyleType="none">
        {shown.map((date) => (
          <NextDate key={`${date.slotId} ${date.date}`} date={date} />
        ))}
      </chakra.ol>
      {shown.length < dates.length && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShowsAll(true)}>
          <Trans>All dates</Trans>
        </Button>
      )}
      <CalendarLinks path={`/api/streams/${encodeURIComponent(username)}/calendar.ics`} />
    </Stack>
  );
}

function NextDate({ date: { startsAt, title, character } }: { date: StreamOccurrence }) {
  const { i18n } = useLingui();
  const zone = useHydrated() ? deviceZone() : 'UTC';
  return (
    <chakra.li tabIndex={-1} py="2.5" borderTopWidth="1px">
      <Text fontWeight="600" suppressHydrationWarning>
        <time dateTime={startsAt}>
          {formatDay(dayIn(startsAt, zone), 'long', i18n.locale)},{' '}
          {formatTime(startsAt, { language: i18n.locale, zone })}
        </time>
      </Text>
      <Text overflowWrap="anywhere" color="fg.muted">
        {character ? `${character} · ${title}` : title}
      </Text>
    </chakra.li>
  );
}

/** Streamers who share a character, a tag or the language. */
export function Related({ page: { related } }: { page: StreamPage }) {
  if (related.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-labelledby="related-streams">
      <Heading as="h2" id="related-streams" textStyle="xl">
        <Trans>Related streams</Trans>
      </Heading>
      <Box as="ul" listStyleType="none">
        {related.slice(0, 6).map((streamer) => (
          <StreamerRow key={streamer.person.username} streamer={streamer} />
        ))}
      </Box>
    </Stack>
  );
}
