import type { PropertyCard as Card } from '@boardwalk/contracts';
import { EmptyState, Grid, LinkButton, PagedList, Skeleton, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownPropertyPages } from '../../deals/queries.ts';
import { PropertyCard } from '../../property/property-card.tsx';

const COLUMNS = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;

/** The reader's properties. */
export function OwnProperties() {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(ownPropertyPages())}
      failure={t`Your properties could not be loaded`}
      skeleton={
        <Grid templateColumns={COLUMNS} gap="6" role="status" aria-label={t`Loading your properties`}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height="26rem" borderRadius="lg" />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          title={t`You don’t own any properties yet`}
          action={
            <LinkButton colorPalette="sodium" to="/real-estate">
              <Trans>View listings</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Properties you buy appear here once they are paid for in the game. Rentals are under Tenancies.
          </Trans>
        </EmptyState>
      }
      loaded={(count) => <Plural value={count} one="# property" other="# properties" />}
      hideCountAtEnd
      aria-label={t`My properties`}
      display="grid"
      gridTemplateColumns={COLUMNS}
      gap="6"
      borderTopWidth="0"
    >
      {(property) => (
        <PropertyCard
          key={property.id}
          property={property}
          as="h2"
          actions={<Actions property={property} />}
        />
      )}
    </PagedList>
  );
}

function Actions({ property: { code, title, listing, let: isLet } }: { property: Card }) {
  const { t } = useLingui();
  return (
    <>
      {listing ? (
        <LinkButton size="sm" minH="9" variant="outline" to={`/real-estate/${code}`}>
          <Trans>View listing</Trans>
        </LinkButton>
      ) : (
        <LinkButton
          size="sm"
          minH="9"
          variant={isLet ? 'outline' : 'solid'}
          colorPalette={isLet ? undefined : 'sodium'}
          to={`/real-estate/${code}/list`}
          aria-label={t`Create listing: ${title}`}
        >
          <Trans>Create listing</Trans>
        </LinkButton>
      )}
      <LinkButton
        size="sm"
        minH="9"
        variant="outline"
        to={`/real-estate/${code}/present`}
        aria-label={t`Pictures: ${title}`}
      >
        <Trans>Pictures</Trans>
      </LinkButton>
    </>
  );
}
