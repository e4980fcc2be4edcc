import type { OwnViewing } from '@boardwalk/contracts';
import { EmptyState, LinkButton, MemberName, PagedList, Text, useQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DealRow, DealSkeleton } from '../../deals/deal-row.tsx';
import { ownViewingsQuery } from '../../deals/queries.ts';
import { ViewingMoves } from '../../deals/viewing-moves.tsx';
import { ViewingTime } from '../../deals/viewing-time.tsx';

/** Upcoming viewings, as guest and as seller. */
export function OwnViewings() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownViewingsQuery);
  return (
    <PagedList
      pages={{ items: data?.items, error, refetch: () => void refetch() }}
      aria-label={t`Viewings`}
      skeleton={<DealSkeleton label={t`Loading your viewings`} />}
      failure={t`Your viewings could not be loaded`}
      empty={
        <EmptyState
          title={t`You have no viewings`}
          action={
            <LinkButton variant="outline" to="/real-estate">
              <Trans>View listings</Trans>
            </LinkButton>
          }
        >
          <Trans>Viewings you book and viewings of your listings appear here.</Trans>
        </EmptyState>
      }
    >
      {(viewing) => <Row key={viewing.id} viewing={viewing} />}
    </PagedList>
  );
}

function Row({ viewing }: { viewing: OwnViewing }) {
  const { property, side, guest, minutes } = viewing;
  return (
    <DealRow property={property} actions={<ViewingMoves viewing={viewing} />}>
      <Text fontWeight="600">
        <ViewingTime viewing={viewing} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <Plural value={minutes} one="# minute" other="# minutes" />
        {' · '}
        {side === 'guest' ? (
          <Trans>You booked this viewing.</Trans>
        ) : guest ? (
          <Trans>
            <MemberName {...guest} /> booked this viewing.
          </Trans>
        ) : (
          <Trans>A member booked this viewing.</Trans>
        )}
      </Text>
    </DealRow>
  );
}
