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
    <Page
      title={t`Tenancy`}
      py={{ base: '6', md: '8' }}
      action={
        <LinkButton
          variant="ghost"
          alignSelf={{ base: 'start', md: 'end' }}
          ms={{ base: '-4', md: '0' }}
          to="/real-estate/mine?part=tenancies"
        >
          <Trans>All tenancies</Trans>
        </LinkButton>
      }
    >
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
