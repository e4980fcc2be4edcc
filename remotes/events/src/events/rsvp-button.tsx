import type { EventAnswer, EventCard, RsvpStatus } from '@boardwalk/contracts';
import { Box, Button, clock, Text, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { useEventState } from './event-status.tsx';
import { useRsvp } from './use-rsvp.ts';

interface RsvpButtonProps {
  event: EventCard;
  size?: 'sm' | 'md';
}

/** Result of the last press, and the response before it. */
interface Feedback {
  status: RsvpStatus | null;
  /** Position in the waiting list. */
  place: number | null;
  before: EventAnswer | null;
}

/**
 * Accepts a date in place, or takes the acceptance back; the result is shown below it, with an undo. Renders nothing if the reader can do neither: visitors, and after the
 * deadline.
 */
export function RsvpButton({ event, size = 'sm' }: RsvpButtonProps) {
  const { t } = useLingui();
  const { state: session } = useSession();
  const state = useEventState(event);
  const [feedback, setFeedback] = useState<Feedback>();
  const rsvp = useRsvp(event);
  const { answer, capacity, going, title, answersUntil } = event;
  const accepted = answer === 'going' || answer === 'waitlisted';
  const isOpen = state === 'published' && Date.parse(answersUntil) > clock.now();
  if (session !== 'authenticated' || !(isOpen || (accepted && state === 'published'))) return null;
  const full = capacity !== null && going >= capacity;
  const put = (next: EventAnswer | null) => {
    if (rsvp.isPending) return;
    const before = answer === 'waitlisted' ? 'going' : answer;
    setFeedback(undefined);
    rsvp.mutate(next, {
      onSuccess: (stored) =>
        setFeedback({ status: stored?.mine.status ?? null, place: stored?.mine.place ?? null, before }),
    });
  };
  return (
    // Above the link of the whole row.
    <Box position="relative" zIndex="1" minW={{ md: '8.5rem' }}>
      <Button
        size={size}
        width={{ base: '100%', md: 'auto' }}
        minW={{ md: '100%' }}
        minH="9"
        variant={answer === 'going' ? 'solid' : accepted ? 'subtle' : 'outline'}
        colorPalette={accepted ? 'sodium' : undefined}
        aria-pressed={accepted}
        aria-disabled={rsvp.isPending}
        aria-label={
          answer === 'waitlisted'
            ? t`On the waitlist: ${title}`
            : full && !accepted
              ? t`Join the waitlist: ${title}`
              : t`Going: ${title}`
        }
        onClick={() => put(accepted ? null : 'going')}
      >
        {answer === 'going' && <Check aria-hidden />}
        {answer === 'waitlisted' && <Clock aria-hidden />}
        {answer === 'waitlisted' ? (
          <Trans>On the waitlist</Trans>
        ) : full && !accepted ? (
          <Trans>Join the waitlist</Trans>
        ) : (
          <Trans context="RSVP">Going</Trans>
        )}
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted" textAlign={{ md: 'center' }}>
        {feedback && (
          <>
            <Outcome feedback={feedback} />{' '}
            {isOpen && (
              <Button
                size="xs"
                variant="plain"
                px="1"
                minW="0"
                textDecoration="underline"
                aria-label={t`Undo your RSVP: ${title}`}
                onClick={() => put(feedback.before)}
              >
                <Trans>Undo</Trans>
              </Button>
            )}
          </>
        )}
      </Text>
    </Box>
  );
}

function Outcome({ feedback: { status, place } }: { feedback: Feedback }) {
  switch (status) {
    case 'going':
      return <Trans>You’re going.</Trans>;
    case 'waitlisted':
      return place ? <Trans>Waitlist, no. {place}</Trans> : <Trans>Waitlist</Trans>;
    case 'maybe':
      return <Trans>Maybe</Trans>;
    case 'declined':
      return <Trans>Not going</Trans>;
    case null:
      return <Trans>RSVP withdrawn.</Trans>;
  }
}
