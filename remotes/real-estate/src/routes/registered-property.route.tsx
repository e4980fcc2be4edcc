import {
  EmptyState,
  Forbidden,
  HStack,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  useAccess,
  useNavigate,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PropertyForm } from '../features/registered/property-form.tsx';
import { RemoveProperty } from '../features/registered/remove-property.tsx';
import { propertyQuery } from '../market/get-properties.ts';

/** `/real-estate/registry/:id`: edits a property of the registry. */
export default function RegisteredPropertyRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const access = useAccess('estate.manage');
  const {
    data: property,
    error,
    refetch,
  } = useQuery({
    ...propertyQuery(id),
    enabled: access === 'granted',
  });
  return (
    <Page
      title={property && access === 'granted' ? property.title : t`Property`}
      lead={property && access === 'granted' ? property.code : undefined}
      py={{ base: '6', md: '8' }}
      action={
        <HStack gap="2" wrap="wrap">
          <LinkButton variant="ghost" ms={{ base: '-4', md: '0' }} to="/real-estate/registry">
            <Trans>Back to the registry</Trans>
          </LinkButton>
          {property && access === 'granted' && (
            <>
              <LinkButton variant="outline" to={`/real-estate/${property.code}`}>
                <Trans>See the property page</Trans>
              </LinkButton>
              <RemoveProperty
                property={property}
                onRemoved={() => void navigate('/real-estate/registry', { replace: true })}
              />
            </>
          )}
        </HStack>
      }
    >
      {access === 'denied' && <Forbidden permission="estate.manage" />}
      {access === 'unknown' && <Skeleton height="40rem" maxW="measure" />}
      {access === 'granted' && property && <PropertyForm key={property.id} property={property} />}
      {access === 'granted' && !property && (
        <NotLoaded
          error={error}
          failure={t`The property could not be loaded`}
          onRetry={() => void refetch()}
          missing={
            <EmptyState title={t`There is no such property`}>
              <Trans>It may have been removed from the registry.</Trans>
            </EmptyState>
          }
          skeleton={
            <Skeleton height="40rem" maxW="measure" role="status" aria-label={t`Loading the property`} />
          }
        />
      )}
    </Page>
  );
}
