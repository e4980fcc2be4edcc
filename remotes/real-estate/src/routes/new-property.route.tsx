import { Page, RequirePermission, Skeleton, useNavigate } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { PropertyForm } from '../features/registered/property-form.tsx';

/** `/real-estate/registry/new`: adds a property. */
export default function NewPropertyRoute() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page back={{ to: '/real-estate/registry', label: t`Registry of properties` }} title={t`New property`}>
      <RequirePermission permission="estate.manage" fallback={<Skeleton height="40rem" maxW="measure" />}>
        <PropertyForm onSaved={({ id }) => void navigate(`/real-estate/registry/${id}`, { replace: true })} />
      </RequirePermission>
    </Page>
  );
}
