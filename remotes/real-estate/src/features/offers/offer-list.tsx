import { EmptyState, LinkButton, PagedList, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DealSkeleton } from '../../deals/deal-row.tsx';
import { type OfferBox, offerPages } from '../../deals/queries.ts';
import { OfferRow } from './offer-row.tsx';

/** Offers of a box, latest first. */
export function OfferList({ box }: { box: OfferBox }) {
  const { t } = useLingui();
  const list = usePages(offerPages(box));
  return (
    <PagedList
      pages={list}
      aria-label={t`Offers`}
      skeleton={<DealSkeleton label={t`Loading the offers`} />}
      failure={t`The offers could not be loaded`}
      empty={<Empty box={box} />}
      loaded={(count) => <Plural value={count} one="# offer" other="# offers" />}
      hideCountAtEnd
    >
      {(offer) => <OfferRow key={offer.id} offer={offer} />}
    </PagedList>
  );
}

function Empty({ box }: { box: OfferBox }) {
  const { t } = useLingui();
  if (box === 'sent')
    return (
      <EmptyState
        title={t`You haven’t made any offers yet`}
        action={
          <LinkButton colorPalette="sodium" to="/real-estate">
            <Trans>View listings</Trans>
          </LinkButton>
        }
      >
        <Trans>
          You can make an offer for properties for sale or for rent. Your offers and the answers appear here.
        </Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No offers yet`}
      action={
        box === 'received' && (
          <LinkButton variant="outline" to="/real-estate/mine">
            <Trans>My properties</Trans>
          </LinkButton>
        )
      }
    >
      {box === 'city' ? (
        <Trans>Offers for the city’s properties appear here.</Trans>
      ) : (
        <Trans>Offers for your properties appear here. You have 72 hours to answer each one.</Trans>
      )}
    </EmptyState>
  );
}
