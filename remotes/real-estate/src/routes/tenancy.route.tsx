import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { tenancyQuery } from '../deals/queries.ts';
import { TenancyPage } from '../features/tenancy/tenancy-page.tsx';

/** `/real-estate/tenancies/:id`: a tenancy. */
export default function TenancyRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: tenancy, error, refetch } = useQuery({ ...tenancyQuery(id), staleTime: 0 });
  return (
    <Page back={{ to: '/real-estate/mine?part=tenancies', label: t`Tenancies` }} title={t`Tenancy`}>
      {tenancy ? (
        <TenancyPage tenancy={tenancy} />
      ) : (
        <NotLoaded
          error={error}
          failure={t`The tenancy could not be loaded`}
          onRetry={() => void refetch()}
          missing={<Missing />}
          skeleton={
            <Stack gap="6" maxW="measure" role="status" aria-label={t`Loading the tenancy`}>
              <Skeleton height="8rem" />
              <Skeleton height="14rem" />
              <Skeleton height="10rem" />
            </Stack>
          }
        />
      )}
    </Page>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Tenancy not found`}
      action={
        <LinkButton variant="outline" to="/real-estate/mine?part=tenancies">
          <Trans>Your tenancies</Trans>
        </LinkButton>
      }
    >
      <Trans>It may belong to other members, or the address is wrong.</Trans>
    </EmptyState>
  );
}
