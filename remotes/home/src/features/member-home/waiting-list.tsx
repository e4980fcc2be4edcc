import type { RsvpStatus } from '@boardwalk/contracts';
import { chakra, LinkedRow, PanelSection, SkeletonRows, Text, TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useWaiting } from './use-waiting.ts';

/** Most rows. Their space is reserved, so that the page below doesn't move when they are loaded. */
const ROWS = 4;
const ROW_HEIGHT = '4.75rem';

/** Open items of the member, each with a link to it. */
export function WaitingList() {
  const { t } = useLingui();
  const waiting = useWaiting();
  return (
    <PanelSection title={t`For you`}>
      <chakra.div minH={`calc(${ROWS} * ${ROW_HEIGHT})`}>
        {waiting.isPending ? (
          <SkeletonRows label={t`Loading...`} rows={ROWS} height="4rem" />
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
  const rows = [
    application && (
      <LinkedRow
        key="application"
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
    ),
    event && (
      <LinkedRow key="event" to={`/events/${event.id}`} title={event.title}>
        <AnswerText answer={event.answer} /> <TimeText at={event.startsAt} as="relative" />
      </LinkedRow>
    ),
    ...bids.map(({ id, property, leading }) => (
      <LinkedRow key={id} to={`/real-estate/${property.code}`} title={property.title}>
        {leading ? <Trans>You are the highest bidder.</Trans> : <Trans>You have been outbid.</Trans>}
      </LinkedRow>
    )),
    offers > 0 && (
      <LinkedRow
        key="offers"
        to="/real-estate/offers"
        title={<Plural value={offers} one="# offer for your property" other="# offers for your properties" />}
      >
        <Trans>Accept or decline.</Trans>
      </LinkedRow>
    ),
    unread > 0 && (
      <LinkedRow
        key="unread"
        to="/notifications"
        title={<Plural value={unread} one="# unread notification" other="# unread notifications" />}
      >
        <Trans>Open your notifications.</Trans>
      </LinkedRow>
    ),
  ].filter(Boolean);
  return (
    <chakra.ul listStyleType="none" css={{ '& a, & p': ONE_LINE }}>
      {rows.slice(0, ROWS)}
    </chakra.ul>
  );
}

/** Long titles are cut, because the row has a fixed height. */
const ONE_LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

function AnswerText({ answer }: { answer: RsvpStatus | null }) {
  if (answer === 'going') return <Trans>You’re going:</Trans>;
  if (answer === 'waitlisted') return <Trans>You’re on the waiting list:</Trans>;
  return <Trans>You may go:</Trans>;
}
