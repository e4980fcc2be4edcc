import type { Property } from '@boardwalk/contracts';
import {
  ErrorBox,
  Grid,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  usePages,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotYours } from '../deals/not-yours.tsx';
import { ownListingPages } from '../deals/queries.ts';
import { ListingWizard } from '../features/listing/listing-wizard.tsx';
import { propertyQuery } from '../market/queries.ts';
import { PropertyMissing } from '../property/property-missing.tsx';

/** `/real-estate/:id/list`: wizard to offer a property. */
export default function ListingRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useQuery(propertyQuery(id));
  return (
    <Page
      back={{ to: `/real-estate/${property?.code ?? id}`, label: property?.title ?? t`Property` }}
      title={t`Create listing`}
    >
      {property ? (
        <Wizard key={property.id} property={property} />
      ) : (
        <NotLoaded
          error={error}
          failure={t`The property could not be loaded`}
          onRetry={() => void refetch()}
          missing={<PropertyMissing />}
          skeleton={<Loading />}
        />
      )}
    </Page>
  );
}

/** Continues where the reader has stopped. */
function Wizard({ property }: { property: Property }) {
  const { t } = useLingui();
  const { items, error, refetch } = usePages(ownListingPages, { enabled: property.may.list });
  if (!property.may.list)
    return (
      <NotYours title={t`Only the owner can list this property`} code={property.code}>
        <Trans>Properties of the city are listed by team members who manage the registry.</Trans>
      </NotYours>
    );
  if (error && !items)
    return <ErrorBox title={t`Your drafts could not be loaded`} error={error} onRetry={refetch} />;
  if (!items) return <Loading />;
  const existing = items.find(({ state, property: { id } }) => state === 'draft' && id === property.id);
  return <ListingWizard property={property} existing={existing} />;
}

function Loading() {
  const { t } = useLingui();
  return (
    <Stack gap="7" role="status" aria-label={t`Loading the property`}>
      <Skeleton height="3rem" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="12">
        <Skeleton height="22rem" maxW="measure" />
        <Skeleton height="22rem" hideBelow="lg" />
      </Grid>
    </Stack>
  );
}
