import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  RequirePermission,
  Skeleton,
  useAccess,
  useNavigate,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PropertyForm } from '../features/registered/property-form.tsx';
import { RemoveProperty } from '../features/registered/remove-property.tsx';
import { propertyQuery } from '../market/queries.ts';

/** `/real-estate/registry/:id`: edits a property of the registry. */
export default function RegisteredPropertyRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const access = useAccess('estate.manage');
  const { data, error, refetch } = useQuery({
    ...propertyQuery(id),
    enabled: access === 'granted',
  });
  const property = access === 'granted' ? data : undefined;
  return (
    <Page
      title={property?.title ?? t`Property`}
      lead={property?.code}
      back={{ to: '/real-estate/registry', label: t`Registry of properties` }}
      action={
        property && (
          <>
            <RemoveProperty
              property={property}
              onRemoved={() => void navigate('/real-estate/registry', { replace: true })}
            />
            <LinkButton variant="outline" to={`/real-estate/${property.code}`}>
              <Trans>View property page</Trans>
            </LinkButton>
          </>
        )
      }
    >
      <RequirePermission permission="estate.manage" fallback={<Skeleton height="40rem" maxW="measure" />}>
        {property ? (
          <PropertyForm key={property.id} property={property} />
        ) : (
          <NotLoaded
            error={error}
            failure={t`The property could not be loaded`}
            onRetry={() => void refetch()}
            missing={
              <EmptyState title={t`Property not found`}>
                <Trans>It may have been removed from the registry.</Trans>
              </EmptyState>
            }
            skeleton={
              <Skeleton height="40rem" maxW="measure" role="status" aria-label={t`Loading the property`} />
            }
          />
        )}
      </RequirePermission>
    </Page>
  );
}
