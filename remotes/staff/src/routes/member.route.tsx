import {
  EmptyState,
  Grid,
  NotLoaded,
  Page,
  PanelSection,
  Skeleton,
  Stack,
  useParams,
  useQuery,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../features/member/member-page.tsx';
import { MemberRoles } from '../features/role-management/member-roles.tsx';
import { useManagement } from '../features/role-management/use-management.ts';
import { memberQuery } from '../moderation/queries.ts';
import { AssignedRoles } from '../roles/role-badge.tsx';

/** `/users/:id`: a member, for staff. */
export function MemberRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(memberQuery(id));
  const { user } = useSession();
  const { allowed, caller, error: rolesError } = useManagement();
  if (data) {
    const managed = allowed && user?.id !== data.id && !rolesError;
    return (
      <MemberPage
        member={data}
        roles={
          <PanelSection title={t`Roles`}>
            {!managed ? (
              <AssignedRoles assignments={data.assignments} />
            ) : caller ? (
              <MemberRoles caller={caller} member={data} />
            ) : (
              <Skeleton height="64" role="status" aria-label={t`Loading the roles`} />
            )}
          </PanelSection>
        }
      />
    );
  }
  return (
    <Page title={t`Member`} back={{ to: '/users', label: t`Users` }}>
      <NotLoaded
        permission="users.read"
        error={error}
        skeleton={<MemberSkeleton label={t`Loading the member`} />}
        missing={
          <EmptyState title={t`Member not found`}>
            <Trans>The member may have left, or the address is wrong.</Trans>
          </EmptyState>
        }
        failure={t`The member could not be loaded`}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

/** Two columns of panels, like the page. */
function MemberSkeleton({ label }: { label: string }) {
  return (
    <Grid
      role="status"
      aria-label={label}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="6">
        <Skeleton height="22rem" borderRadius="lg" />
        <Skeleton height="9rem" borderRadius="lg" />
      </Stack>
      <Stack gap="6">
        <Skeleton height="14rem" borderRadius="lg" />
        <Skeleton height="18rem" borderRadius="lg" />
      </Stack>
    </Grid>
  );
}
