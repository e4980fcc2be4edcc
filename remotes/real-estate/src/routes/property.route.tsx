import type { Property } from '@boardwalk/contracts';
import {
  Box,
  Grid,
  Heading,
  NotLoaded,
  Page,
  PageHeading,
  Skeleton,
  Slot,
  Stack,
  Text,
  useParams,
  useQuery,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DealPanel } from '../features/deal/deal-panel.tsx';
import { FactGrid } from '../features/property/fact-grid.tsx';
import { Gallery } from '../features/property/gallery.tsx';
import { Owner } from '../features/property/owner.tsx';
import { PriceHistory } from '../features/property/price-history.tsx';
import { PropertyActions } from '../features/property/property-actions.tsx';
import { PropertyHead } from '../features/property/property-head.tsx';
import { StickySide } from '../features/property/sticky-side.tsx';
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
    <Page title={t`Property`} back={{ to: '/real-estate', label: t`All listings` }} ownHeading>
      <VisuallyHidden>
        <PageHeading>{t`Property`}</PageHeading>
      </VisuallyHidden>
      <NotLoaded
        error={error}
        failure={t`The property could not be loaded`}
        onRetry={() => void refetch()}
        missing={<PropertyMissing />}
        skeleton={<Waiting />}
      />
    </Page>
  );
}

/** Columns of the page: the picture takes 60 % of a wide window. */
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

function Waiting() {
  const { t } = useLingui();
  return (
    <Grid
      templateColumns={COLUMNS}
      gap={{ base: '5', lg: '10' }}
      role="status"
      aria-label={t`Loading the property`}
    >
      <Skeleton
        height={{ base: 'clamp(11rem, 60vw, 18.75rem)', md: '24rem', lg: 'auto' }}
        aspectRatio={{ lg: 4 / 3 }}
        borderRadius="lg"
      />
      <Stack gap="5">
        <Skeleton height="24" />
        <Skeleton height="22rem" borderRadius="lg" />
      </Stack>
    </Grid>
  );
}

function Shown({ property }: { property: Property }) {
  const { t } = useLingui();
  const { description } = property;
  return (
    <Page title={property.title} back={{ to: '/real-estate', label: t`All listings` }} ownHeading>
      <Grid
        templateColumns={COLUMNS}
        // The space that a taller panel needs is below the facts, not between picture and facts.
        templateRows={{ lg: 'auto 1fr' }}
        columnGap="10"
        rowGap={{ base: '5', lg: '10' }}
        alignItems="start"
      >
        <Gallery property={property} />
        <Box gridColumn={{ lg: 2 }} gridRow={{ lg: '1 / span 2' }} minW="0" height={{ lg: '100%' }}>
          <StickySide>
            <Stack gap="5" minW="0">
              <PropertyHead property={property} />
              <DealPanel property={property} />
              <PropertyActions property={property} />
              <Slot name="property.page.aside" props={{ propertyId: property.id }} />
            </Stack>
          </StickySide>
        </Box>
        <Stack gap="10" minW="0" pt={{ base: '3', lg: '0' }}>
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
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' }} gap="8">
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
    </Page>
  );
}
