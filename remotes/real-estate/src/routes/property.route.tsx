import type { Property } from '@boardwalk/contracts';
import {
  Box,
  Container,
  Grid,
  Heading,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  Text,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DealPanel } from '../features/deal/deal-panel.tsx';
import { FactGrid } from '../features/property/fact-grid.tsx';
import { Owner } from '../features/property/owner.tsx';
import { PriceHistory } from '../features/property/price-history.tsx';
import { PropertyHead } from '../features/property/property-head.tsx';
import { PlaceMap } from '../map/place-map.tsx';
import { propertyQuery } from '../market/queries.ts';
import { PropertyMissing } from '../property/property-missing.tsx';

/** `/real-estate/:id`: a property, by its id or its code. */
export default function PropertyRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useQuery(propertyQuery(id));
  if (property) return <Shown key={property.id} property={property} />;
  return (
    <Page title={t`Property`} py={{ base: '5', md: '8' }}>
      <NotLoaded
        error={error}
        failure={t`The property could not be loaded`}
        onRetry={() => void refetch()}
        missing={<PropertyMissing />}
        skeleton={
          <Stack gap="6" role="status" aria-label={t`Loading the property`}>
            <Skeleton height={{ base: '26rem', md: '34rem' }} borderRadius="lg" />
            <Skeleton height="40" />
          </Stack>
        }
      />
    </Page>
  );
}

function Shown({ property }: { property: Property }) {
  const { description } = property;
  return (
    <Box py={{ base: '5', md: '8' }} flex="1">
      <Container>
        <Stack gap={{ base: '6', md: '8' }}>
          <PropertyHead property={property} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
            gap={{ base: '8', lg: '12' }}
            alignItems="start"
          >
            <Box order={{ base: 1, lg: 2 }} minW="0">
              <DealPanel property={property} />
            </Box>
            <Stack gap="10" order={{ base: 2, lg: 1 }} minW="0">
              <FactGrid property={property} />
              {description && (
                <Stack as="section" aria-labelledby="description" gap="3">
                  <Heading as="h2" id="description" textStyle="xl">
                    <Trans>Description</Trans>
                  </Heading>
                  <Text maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
                    {description}
                  </Text>
                </Stack>
              )}
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
                gap="8"
              >
                <Stack as="section" aria-labelledby="place" gap="3">
                  <Heading as="h2" id="place" textStyle="xl">
                    <Trans>Location</Trans>
                  </Heading>
                  <PlaceMap {...property} />
                </Stack>
                <Owner property={property} />
              </Grid>
              <PriceHistory property={property} />
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </Box>
  );
}
