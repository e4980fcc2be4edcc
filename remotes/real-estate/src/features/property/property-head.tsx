import type { Property } from '@boardwalk/contracts';
import { Box, chakra, HStack, PageHeading, SectionLabel, Stack, Text, usePageTitle } from '@boardwalk/kit';
import { useNames } from '../../estate/names.ts';
import { PricePlate } from '../../property/price-plate.tsx';
import { PropertyStatus } from '../../property/property-card.tsx';
import { Gallery } from './gallery.tsx';
import { PropertyActions } from './property-actions.tsx';

/** Head of the page: pictures, title, address and price. */
export function PropertyHead({ property }: { property: Property }) {
  const names = useNames();
  const { title, district, code, type, address } = property;
  usePageTitle(title);
  return (
    <Box
      as="section"
      aria-labelledby="property"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      <Gallery property={property} />
      <Stack gap="3" p={{ base: '4', md: '6' }} minW="0">
        <HStack gap="3" wrap="wrap">
          <SectionLabel>{names.district(district)}</SectionLabel>
          <chakra.span color="fg.muted">{names.type(type)}</chakra.span>
          <chakra.span translate="no" fontFamily="mono" color="fg.muted">
            {code}
          </chakra.span>
        </HStack>
        <PageHeading
          id="property"
          textStyle={{ base: '3xl', md: '4xl' }}
          fontWeight="800"
          overflowWrap="anywhere"
          lineHeight="1.05"
        >
          {title}
        </PageHeading>
        {address && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {address}
          </Text>
        )}
        <HStack gap="4" wrap="wrap">
          <PricePlate {...property} size="lg" />
          <PropertyStatus property={property} />
        </HStack>
        <PropertyActions property={property} />
      </Stack>
    </Box>
  );
}
