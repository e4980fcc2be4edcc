import type { PropertyCard as Card } from '@boardwalk/contracts';
import { EmptyState, ErrorBox, Grid, LinkButton, LoadMore, Skeleton, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownPropertyPages } from '../../deals/deal-queries.ts';
import { PropertyCard } from '../../property/property-card.tsx';

const COLUMNS = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;

/** The reader's properties. */
export function OwnProperties() {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(ownPropertyPages());
  if (error && !items)
    return <ErrorBox title={t`Your properties could not be loaded`} error={error} onRetry={refetch} />;
  if (!items)
    return (
      <Grid templateColumns={COLUMNS} gap="6" role="status" aria-label={t`Loading your properties`}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} height="26rem" borderRadius="lg" />
        ))}
      </Grid>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={t`You don’t own any properties yet`}
        action={
          <LinkButton colorPalette="sodium" to="/real-estate">
            <Trans>See listings</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Properties you buy appear here once they are paid for in the game. Rentals are under Tenancies.
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <Grid as="ul" templateColumns={COLUMNS} gap="6" listStyleType="none" aria-label={t`My properties`}>
        {items.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            as="h2"
            actions={<Actions property={property} />}
          />
        ))}
      </Grid>
      {more.hasMore && (
        <LoadMore {...more} loaded={<Plural value={items.length} one="# property" other="# properties" />} />
      )}
    </>
  );
}

function Actions({ property: { code, title, listing, let: isLet } }: { property: Card }) {
  const { t } = useLingui();
  return (
    <>
      {listing ? (
        <LinkButton size="sm" minH="9" variant="outline" to={`/real-estate/${code}`}>
          <Trans>See the listing</Trans>
        </LinkButton>
      ) : (
        <LinkButton
          size="sm"
          minH="9"
          variant={isLet ? 'outline' : 'solid'}
          colorPalette={isLet ? undefined : 'sodium'}
          to={`/real-estate/${code}/list`}
          aria-label={t`Create a listing: ${title}`}
        >
          <Trans>Create a listing</Trans>
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
