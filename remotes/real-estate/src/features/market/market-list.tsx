import type { PropertyCard as Card } from '@boardwalk/contracts';
import { Button, EmptyState, Grid, PagedList, type Pages, Skeleton, Stack } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { useCompared } from '../../market/compared.ts';
import { PropertyCard } from '../../property/property-card.tsx';
import { CompareToggle } from './compare-controls.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface MarketListProps {
  pages: Pages<Card>;
  /** Whether any filter is active. */
  filtered: boolean;
  onClear: () => void;
  compared: ReturnType<typeof useCompared>;
  lit: string | null;
  onPoint: (code: string | null) => void;
}

/** The matching properties as cards, in all states of the list. */
export function MarketList({ pages, filtered, onClear, compared, lit, onPoint }: MarketListProps) {
  const { t } = useLingui();
  return (
    <PagedList
      // Rows that both searches contain keep the focus.
      pages={{ ...pages, listKey: undefined }}
      failure={t`The properties could not be loaded`}
      skeleton={<Waiting />}
      empty={<Nothing filtered={filtered} onClear={onClear} />}
      loaded={(count) => <Plural value={count} one="# property" other="# properties" />}
      display="grid"
      gridTemplateColumns={COLUMNS}
      gap="4"
      borderTopWidth="0"
    >
      {(property, index) => (
        <MarketCard
          key={property.id}
          property={property}
          first={index < 2}
          lit={lit === property.code}
          compared={compared.codes.includes(property.code)}
          full={compared.full}
          onPoint={onPoint}
          onToggle={compared.toggle}
        />
      )}
    </PagedList>
  );
}

interface MarketCardProps {
  property: Card;
  first: boolean;
  lit: boolean;
  compared: boolean;
  /** The maximum number is selected for comparison. */
  full: boolean;
  onPoint: (code: string | null) => void;
  onToggle: (code: string) => void;
}

/** Memoized: pointing at one card must not render the others. */
const MarketCard = memo(function MarketCard({
  property,
  first,
  lit,
  compared,
  full,
  onPoint,
  onToggle,
}: MarketCardProps) {
  const { code } = property;
  return (
    <PropertyCard
      property={property}
      first={first}
      lit={lit}
      onPoint={(pointed) => onPoint(pointed ? code : null)}
      corner={<CompareToggle code={code} compared={compared} full={full} onToggle={() => onToggle(code)} />}
    />
  );
});

function Waiting() {
  const { t } = useLingui();
  return (
    <Grid templateColumns={COLUMNS} gap="4" role="status" aria-label={t`Loading the properties`}>
      {SKELETON_KEYS.map((key) => (
        <Stack key={key} gap="0" borderWidth="1px" borderRadius="lg" overflow="hidden">
          <Skeleton aspectRatio={3 / 2} borderRadius="0" />
          <Stack gap="3" p="4">
            <Skeleton height="6" width="60%" />
            <Skeleton height="6" />
            <Skeleton height="5" width="80%" />
          </Stack>
        </Stack>
      ))}
    </Grid>
  );
}

function Nothing({ filtered, onClear }: Pick<MarketListProps, 'filtered' | 'onClear'>) {
  const { t } = useLingui();
  if (!filtered)
    return (
      <EmptyState title={t`No listings right now`}>
        <Trans>Save a search to be notified of new listings.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No properties match`}
      action={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Remove a filter, or save the search to be notified of new matches.</Trans>
    </EmptyState>
  );
}
