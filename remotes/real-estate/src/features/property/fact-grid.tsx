import type { Property } from '@boardwalk/contracts';
import { chakra, Grid, Heading, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pricePerMetre, useMoney } from '../../estate/money.ts';
import { useNames } from '../../estate/names.ts';

/** Facts about a property, styled as the rooms of a floor plan. */
export function FactGrid({ property }: { property: Property }) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const money = useMoney();
  const { type, area, rooms, garage, guidePrice, listing, district } = property;
  const perMetre = pricePerMetre(property);
  const none = t`None`;
  return (
    <Stack as="section" aria-labelledby="facts" gap="3">
      <Heading as="h2" id="facts" textStyle="xl">
        <Trans>Facts</Trans>
      </Heading>
      <Grid
        as="dl"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="1.5px"
        bg="fg"
        borderWidth="1.5px"
        borderColor="fg"
      >
        <Fact name={<Trans>Type</Trans>}>{names.type(type)}</Fact>
        <Fact name={<Trans>Area</Trans>}>{area > 0 ? `${i18n.number(area)} m²` : none}</Fact>
        <Fact name={<Trans>Rooms</Trans>}>{rooms > 0 ? i18n.number(rooms) : none}</Fact>
        <Fact name={<Trans>Garage slots</Trans>}>{garage > 0 ? i18n.number(garage) : none}</Fact>
        {listing ? (
          <Fact name={<Trans>Guide price</Trans>}>{money(guidePrice)}</Fact>
        ) : (
          // The panel shows the guide price of a property that isn't offered.
          <Fact name={<Trans>District</Trans>}>{names.district(district)}</Fact>
        )}
        <Fact
          name={listing?.kind === 'rent' ? <Trans>Weekly rent per m²</Trans> : <Trans>Price per m²</Trans>}
        >
          {perMetre === undefined ? none : money(perMetre)}
        </Fact>
      </Grid>
    </Stack>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <chakra.div bg="bg.panel" px="4" py="3" minW="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight="700"
        textStyle="lg"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
