import type { NewListing, Property } from '@boardwalk/contracts';
import { Box, clock, Grid, Heading, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PropertyCard } from '../../property/property-card.tsx';

const HOUR_MS = 3_600_000;

type Terms = Pick<NewListing, 'kind' | 'price' | 'hours'>;

/** Returns the property as it is listed under these terms. A price of 0 isn't shown. */
export function listedAs(property: Property, { kind, price, hours }: Terms): Property {
  const endsAt = new Date(clock.now() + (Number.isFinite(hours) ? hours : 0) * HOUR_MS).toISOString();
  return {
    ...property,
    image: property.images[0] ?? property.image,
    listing: { id: property.id, kind, state: 'active', price, endsAt },
  };
}

interface WithPreviewProps {
  preview: ReactNode;
  children: ReactNode;
}

/** A step of the wizard, with the preview next to it, or below it in narrow windows. */
export function WithPreview({ preview, children }: WithPreviewProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
    >
      <Stack gap="6" minW="0" maxW="measure">
        {children}
      </Stack>
      <Box minW="0" maxW="24rem" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
        {preview}
      </Box>
    </Grid>
  );
}

/** The property's card in lists, under the terms entered so far. Its link can't be used: it would leave the wizard. */
export function ListingPreview({ property, terms }: { property: Property; terms: Terms }) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap="3" aria-label={t`Preview in lists`}>
      <Heading as="h2" textStyle="lg">
        <Trans>Preview</Trans>
      </Heading>
      <Box inert>
        <Box as="ul" listStyleType="none">
          <PropertyCard property={listedAs(property, terms)} as="h3" sizes="24rem" />
        </Box>
      </Box>
    </Stack>
  );
}
