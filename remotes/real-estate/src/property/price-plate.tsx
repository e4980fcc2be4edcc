import type { PropertyCard } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useMoney } from '../estate/money.ts';
import { useNames } from '../estate/names.ts';

/** Kind of offer and price of a property, styled as a plate. */
export function PricePlate({ listing, guidePrice }: Pick<PropertyCard, 'listing' | 'guidePrice'>) {
  const names = useNames();
  const money = useMoney();
  const amount = money(listing?.price ?? guidePrice);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="stretch"
      maxW="100%"
      borderRadius="sm"
      overflow="hidden"
      borderWidth="1.5px"
      borderColor="fg"
      bg="bg.panel"
      lineHeight="1.1"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span
        bg={listing ? 'lamp' : 'bg.muted'}
        color={listing ? 'ink' : 'fg.muted'}
        px="2"
        py="1.5"
        textStyle="sm"
        fontWeight="700"
        display="grid"
        alignItems="center"
      >
        {listing ? names.kind(listing.kind) : <Trans>Not listed</Trans>}
      </chakra.span>
      {/* The preview of a listing may have no price yet. */}
      {listing?.price !== 0 && (
        <chakra.span
          px="2"
          py="1.5"
          textStyle="md"
          fontFamily="heading"
          fontWeight="800"
          color={listing ? 'fg' : 'fg.muted'}
        >
          {listing?.kind === 'rent' ? <Trans>{amount} a week</Trans> : amount}
        </chakra.span>
      )}
    </chakra.span>
  );
}
