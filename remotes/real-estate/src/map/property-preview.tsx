import { Box, chakra, Flex, Heading, Link, NotLoaded, Skeleton, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNames } from '../estate/names.ts';
import { propertyQuery } from '../market/queries.ts';
import { PricePlate } from '../property/price-plate.tsx';
import { PropertyStatus } from '../property/property-card.tsx';
import { PropertyFacts } from '../property/property-facts.tsx';
import { PropertyPicture } from '../property/property-picture.tsx';

/** Summary of a property on the map, with a link to its page. */
export function PropertyPreview({ code }: { code: string }) {
  const { t } = useLingui();
  const names = useNames();
  const { data: property, error, refetch } = useQuery(propertyQuery(code));
  if (!property)
    return (
      <NotLoaded
        error={error}
        failure={t`The property could not be loaded`}
        onRetry={() => void refetch()}
        missing={
          <Text>
            <Trans>This property is no longer in the registry.</Trans>
          </Text>
        }
        skeleton={<Skeleton height="28" role="status" aria-label={t`Loading the property`} />}
      />
    );
  return (
    <Flex gap="3" minH="28">
      <Box width="32" flexShrink="0" borderRadius="md" overflow="hidden" alignSelf="start">
        <PropertyPicture {...property} sizes="8rem" ratio={1} />
      </Box>
      <Stack gap="1.5" minW="0">
        <Heading as="h3" textStyle="md" lineClamp="2" overflowWrap="anywhere">
          <chakra.span css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
            <Link to={`/real-estate/${property.code}`}>{property.title}</Link>
          </chakra.span>
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {property.code} · {names.district(property.district)} · <PropertyFacts {...property} />
        </Text>
        <Box>
          <PricePlate {...property} />
        </Box>
        <PropertyStatus property={property} />
      </Stack>
    </Flex>
  );
}
