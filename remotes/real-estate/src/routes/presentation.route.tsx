import type { Property } from '@boardwalk/contracts';
import {
  Box,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  toast,
  useNavigate,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotYours } from '../deals/not-yours.tsx';
import { propertyQuery } from '../market/queries.ts';
import { PresentationForm } from '../presentation/presentation-form.tsx';
import { PropertyMissing } from '../property/property-missing.tsx';

/** `/real-estate/:id/present`: pictures and description of a property, for its owner. */
export default function PresentationRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useQuery({ ...propertyQuery(id), gcTime: 0 });
  return (
    <Page
      back={{ to: `/real-estate/${property?.code ?? id}`, label: property?.title ?? t`Property` }}
      title={t`Pictures and description`}
    >
      {property ? (
        <Presentation key={property.id} property={property} />
      ) : (
        <NotLoaded
          error={error}
          failure={t`The property could not be loaded`}
          onRetry={() => void refetch()}
          missing={<PropertyMissing />}
          skeleton={
            <Stack gap="6" maxW="measure" role="status" aria-label={t`Loading the property`}>
              <Skeleton height="20rem" />
              <Skeleton height="12rem" />
            </Stack>
          }
        />
      )}
    </Page>
  );
}

function Presentation({ property }: { property: Property }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (!property.may.present)
    return (
      <NotYours title={t`Only the owner can change this`} code={property.code}>
        <Trans>Only the owner can change the pictures and description of a property.</Trans>
      </NotYours>
    );
  return (
    <Box maxW="measure">
      <PresentationForm
        property={property}
        as="h2"
        submit={<Trans>Save</Trans>}
        onSaved={(saved) => {
          toast.add({ description: t`Pictures and description are saved.`, tone: 'success' });
          void navigate(`/real-estate/${saved.code}`);
        }}
      />
    </Box>
  );
}
