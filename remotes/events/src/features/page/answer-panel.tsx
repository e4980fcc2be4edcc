import type { EventAnswer } from '@boardwalk/contracts';
import { Box, Button, clock, Flex, Heading, Stack, Text, TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEventState } from '../../events/event-status.tsx';
import { CapacityBar, GuestCounts } from '../../events/guest-counts.tsx';
import type { EventPage } from '../../events/queries.ts';
import { CheckIn } from './check-in.tsx';
import { useAnswer } from './use-event.ts';

/** Number of guests, and the reader's own response. */
export function AnswerPanel({ event }: { event: EventPage }) {
  const { capacity, going, maybe, mine } = event;
  const state = useEventState(event);
  const full = capacity !== null && going >= capacity;
  return (
    <Box
      as="section"
      aria-labelledby="answer"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="lg"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
    >
      <Stack gap="4">
        <Heading as="h2" id="answer" textStyle="lg">
          {state === 'ended' || state === 'cancelled' ? (
            <Trans>Guests</Trans>
          ) : (
            <Trans>Are you coming?</Trans>
          )}
        </Heading>
        <Stack gap="2">
          <Text fontWeight="600" aria-live="polite">
            <GuestCounts event={event} />
          </Text>
          <CapacityBar {...event} />
          {maybe > 0 && (
            <Text textStyle="sm" color="fg.muted">
              <Plural value={maybe} one="# maybe" other="# maybe" />
            </Text>
          )}
        </Stack>
        {(event.may.answer || event.may.leave) && state !== 'ended' && state !== 'cancelled' && (
          <Choice event={event} full={full} />
        )}
        <OwnStatus mine={mine} />
        <Deadline event={event} over={state === 'ended' || state === 'cancelled'} />
        <CheckIn event={event} />
      </Stack>
    </Box>
  );
}

function Choice({ event, full }: { event: EventPage; full: boolean }) {
  const { t } = useLingui();
  const answer = useAnswer(event);
  const status = event.mine?.status;
  // The button of the current response withdraws it.
  const mayTakeBack = event.mine !== null && event.mine.attendedAt === null && event.may.answer;
  const choices: { value: EventAnswer; name: ReactNode; icon: ReactNode; chosen: boolean }[] = [
    {
      value: 'going',
      name:
        status === 'waitlisted' ? (
          <Trans>On the waitlist</Trans>
        ) : full && status !== 'going' ? (
          <Trans>Join the waitlist</Trans>
        ) : (
          <Trans>Going</Trans>
        ),
      icon: <Check aria-hidden />,
      chosen: status === 'going' || status === 'waitlisted',
    },
    {
      value: 'maybe',
      name: <Trans>Maybe</Trans>,
      icon: <CircleHelp aria-hidden />,
      chosen: status === 'maybe',
    },
    {
      value: 'declined',
      name: <Trans>Not going</Trans>,
      icon: <X aria-hidden />,
      chosen: status === 'declined',
    },
  ];
  return (
    <Flex role="group" aria-label={t`Your RSVP`} gap="2" wrap="wrap">
      {choices
        .filter(({ value }) => event.may.answer || value === 'declined')
        .map(({ value, name, icon, chosen }) => (
          <Button
            key={value}
            flex="1 1 auto"
            minH="11"
            px="3"
            variant={chosen ? 'solid' : 'outline'}
            colorPalette={chosen ? 'sodium' : undefined}
            aria-pressed={chosen}
            aria-disabled={answer.isPending}
            onClick={() => {
              if (answer.isPending || (chosen && !mayTakeBack)) return;
              answer.mutate(chosen ? null : value);
            }}
          >
            {icon}
            {name}
          </Button>
        ))}
    </Flex>
  );
}

function OwnStatus({ mine }: Pick<EventPage, 'mine'>) {
  if (mine?.attendedAt)
    return (
      <Text color="tide.fg" fontWeight="600">
        <Trans>You attended.</Trans>
      </Text>
    );
  if (mine?.status !== 'waitlisted') return null;
  const { place } = mine;
  return (
    <Text textStyle="sm">
      {place ? (
        <Trans>You are number {place} on the waitlist. You will be notified when you get a place.</Trans>
      ) : (
        <Trans>You are on the waitlist. You will be notified when you get a place.</Trans>
      )}
    </Text>
  );
}

/** Deadline for responses, if it is before the start. */
function Deadline({ event, over }: { event: EventPage; over: boolean }) {
  const { answersUntil, startsAt, may, state } = event;
  if (over || state !== 'published') return null;
  if (Date.parse(answersUntil) <= clock.now())
    return (
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          RSVPs closed <TimeText at={answersUntil} as="long" />.
        </Trans>{' '}
        {may.leave && <Trans>You can still choose “Not going”.</Trans>}
      </Text>
    );
  if (answersUntil === startsAt) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>
        RSVP by <TimeText at={answersUntil} as="long" />.
      </Trans>
    </Text>
  );
}
