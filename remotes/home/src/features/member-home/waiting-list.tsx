import type { RsvpStatus } from '@boardwalk/contracts';
import { chakra, LinkedRow, PanelSection, SkeletonRows, Text, TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useWaiting } from './use-waiting.ts';

const ROWS = 3;
/** Space for three rows, so that the page below doesn't move when they are loaded. */
const MIN_HEIGHT = '13.5rem';

/** Open items of the member, each with a link to it. */
export function WaitingList() {
  const { t } = useLingui();
  const waiting = useWaiting();
  return (
    <PanelSection title={t`For you`}>
      <chakra.div minH={MIN_HEIGHT}>
        {waiting.isPending ? (
          <SkeletonRows label={t`Loading...`} rows={ROWS} height="3.5rem" />
        ) : (
          <Rows {...waiting} />
        )}
      </chakra.div>
    </PanelSection>
  );
}

function Rows({ event, bids, offers, application, unread }: ReturnType<typeof useWaiting>) {
  if (!event && bids.length === 0 && offers === 0 && !application && unread === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing is waiting for you. Events you join and bids you place appear here.</Trans>
      </Text>
    );
  return (
    <chakra.ul listStyleType="none">
      {application && (
        <LinkedRow
          to={application.to}
          title={
            application.kind === 'continue' ? (
              <Trans>Continue your application</Trans>
            ) : (
              <Trans>View application</Trans>
            )
          }
        >
          {application.kind === 'continue' ? (
            <Trans>It isn’t submitted yet.</Trans>
          ) : (
            <Trans>The team has received it.</Trans>
          )}
        </LinkedRow>
      )}
      {event && (
        <LinkedRow to={`/events/${event.id}`} title={event.title}>
          <AnswerText answer={event.answer} /> <TimeText at={event.startsAt} as="long" />
        </LinkedRow>
      )}
      {bids.map(({ id, property, leading }) => (
        <LinkedRow key={id} to={`/real-estate/${property.code}`} title={property.title}>
          {leading ? <Trans>You are the highest bidder.</Trans> : <Trans>You have been outbid.</Trans>}
        </LinkedRow>
      ))}
      {offers > 0 && (
        <LinkedRow
          to="/real-estate/offers"
          title={
            <Plural value={offers} one="# offer for your property" other="# offers for your properties" />
          }
        >
          <Trans>Accept or decline.</Trans>
        </LinkedRow>
      )}
      {unread > 0 && (
        <LinkedRow
          to="/notifications"
          title={<Plural value={unread} one="# unread notification" other="# unread notifications" />}
        >
          <Trans>Open your notifications.</Trans>
        </LinkedRow>
      )}
    </chakra.ul>
  );
}

function AnswerText({ answer }: { answer: RsvpStatus | null }) {
  if (answer === 'going') return <Trans>You’re going:</Trans>;
  if (answer === 'waitlisted') return <Trans>You’re on the waiting list:</Trans>;
  return <Trans>You may go:</Trans>;
}
