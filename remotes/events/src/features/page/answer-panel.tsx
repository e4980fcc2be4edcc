import { type EventAnswer, REMINDER_MINUTES } from '@boardwalk/contracts';
import {
  ActionBar,
  Box,
  Button,
  chakra,
  clock,
  Flex,
  Heading,
  Stack,
  StateBadge,
  Text,
  TimeText,
  toast,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleHelp, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEventState } from '../../events/event-status.tsx';
import { CapacityBar, GuestCounts } from '../../events/guest-counts.tsx';
import type { EventPage } from '../../events/queries.ts';
import { useCalendarFile } from '../../events/use-calendar-file.ts';
import { useRsvp } from '../../events/use-rsvp.ts';
import { CheckIn } from './check-in.tsx';

const MINUTE_MS = 60_000;

/** Number of guests, and the reader's own response: a part of the ticket. */
export function AnswerPanel({ event }: { event: EventPage }) {
  const { capacity, going, maybe } = event;
  const state = useEventState(event);
  const full = capacity !== null && going >= capacity;
  const over = state === 'ended' || state === 'cancelled';
  return (
    <Stack as="section" aria-labelledby="answer" gap="4" color="fg">
      <Heading as="h2" id="answer" textStyle="lg">
        {over ? <Trans>Guests</Trans> : <Trans>Are you coming?</Trans>}
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
      {(event.may.answer || event.may.leave) && !over && (
        <ActionBar action={<Choice event={event} full={full} />} />
      )}
      <Box role="status">
        {!over && <OwnStatus mine={event.mine} />}
        {over && event.mine?.attendedAt && <Attended />}
      </Box>
      <Deadline event={event} over={over} />
      <CheckIn event={event} />
    </Stack>
  );
}

interface ChoiceOption {
  value: EventAnswer;
  name: ReactNode;
  icon: ReactNode;
  chosen: boolean;
  /** Whether it is on the waiting list: not an accepted response yet. */
  waiting?: boolean;
}

function Choice({ event, full }: { event: EventPage; full: boolean }) {
  const { t } = useLingui();
  const confirm = useConfirmation(event);
  const answer = useRsvp(event, { onStored: (status) => status === 'going' && confirm() });
  const status = event.mine?.status;
  const waiting = status === 'waitlisted';
  // The button of the current response withdraws it.
  const mayTakeBack = event.mine !== null && event.mine.attendedAt === null && event.may.answer;
  const choices: ChoiceOption[] = [
    {
      value: 'going',
      name: waiting ? (
        <Trans>On the waitlist</Trans>
      ) : full && status !== 'going' ? (
        <Trans>Join the waitlist</Trans>
      ) : (
        <Trans context="RSVP">Going</Trans>
      ),
      icon: waiting ? <Clock aria-hidden /> : <Check aria-hidden />,
      chosen: status === 'going' || waiting,
      waiting,
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
    <Flex role="group" aria-label={t`Your RSVP`} gap="2" wrap={{ base: 'nowrap', lg: 'wrap' }}>
      {choices
        .filter(({ value }) => event.may.answer || value === 'declined')
        .map(({ value, name, icon, chosen, waiting: isWaiting }) => (
          <Button
            key={value}
            flex="1 1 auto"
            minW="0"
            minH="11"
            px={{ base: '2', sm: '3' }}
            whiteSpace="normal"
            variant={isWaiting ? 'subtle' : chosen ? 'solid' : 'outline'}
            colorPalette={chosen ? 'sodium' : undefined}
            aria-pressed={chosen}
            aria-disabled={answer.isPending}
            onClick={() => {
              if (answer.isPending || (chosen && !mayTakeBack)) return;
              answer.mutate(chosen ? null : value);
            }}
          >
            <chakra.span display={{ base: chosen ? 'inline-flex' : 'none', sm: 'inline-flex' }}>
              {icon}
            </chakra.span>
            {name}
          </Button>
        ))}
    </Flex>
  );
}

/** Returns a function that confirms a place: it names the reminder and offers the calendar file. */
function useConfirmation(event: EventPage): () => void {
  const { t } = useLingui();
  const { mutate: saveFile } = useCalendarFile(event);
  return () => {
    const minutes = (Date.parse(event.startsAt) - clock.now()) / MINUTE_MS;
    const reminder =
      minutes > REMINDER_MINUTES.day
        ? t`Reminder one day before.`
        : minutes > REMINDER_MINUTES.hour
          ? t`Reminder one hour before.`
          : '';
    toast.add({
      description: [t`You’re going.`, reminder].filter(Boolean).join(' '),
      tone: 'success',
      action: { label: t`Add to calendar`, onSelect: () => saveFile() },
    });
  };
}

/** The reader's place, as a stamp on the ticket. */
function OwnStatus({ mine }: Pick<EventPage, 'mine'>) {
  if (mine?.attendedAt) return <Attended />;
  if (mine?.status === 'going')
    return (
      <chakra.span
        display="inline-block"
        px="3"
        py="1"
        borderWidth="2px"
        borderColor="tide.fg"
        borderRadius="sm"
        color="tide.fg"
        fontFamily="heading"
        fontWeight="800"
        transform="rotate(-2deg)"
      >
        <Trans>You’re going</Trans>
      </chakra.span>
    );
  if (mine?.status !== 'waitlisted') return null;
  const { place } = mine;
  return (
    <Stack
      gap="1.5"
      align="start"
      bg="sodium.subtle"
      borderInlineStartWidth="4px"
      borderInlineStartColor="lamp"
      borderRadius="sm"
      px="3"
      py="2.5"
      textStyle="sm"
    >
      <StateBadge state="waitlisted">
        {place ? <Trans>Waitlist, no. {place}</Trans> : <Trans>Waitlist</Trans>}
      </StateBadge>
      <Text>
        {place ? (
          <Trans>You are number {place} on the waitlist. You will be notified when you get a place.</Trans>
        ) : (
          <Trans>You are on the waitlist. You will be notified when you get a place.</Trans>
        )}
      </Text>
    </Stack>
  );
}

function Attended() {
  return (
    <Text color="tide.fg" fontWeight="600">
      <Trans>You attended.</Trans>
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
