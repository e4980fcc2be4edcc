import {
  ErrorBox,
  Forbidden,
  isRefusal,
  PENDING,
  rolesQuery,
  Skeleton,
  Stack,
  Text,
  useAccess,
  useQuery,
  useWindowFrom,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PanelSection } from '../../../layout/panel-section.tsx';
import { PermissionsList } from './permissions-list.tsx';
import { PermissionsTable } from './permissions-table.tsx';

/** Which role permits what. */
export function PermissionsPanel() {
  const { t } = useLingui();
  const access = useAccess('roles.read');
  const { data, error, refetch } = useQuery({ ...rolesQuery, enabled: access === 'granted' });
  const forbidden = access === 'denied' || isRefusal(error);
  const Matrix = useWindowFrom('lg') ? PermissionsTable : PermissionsList;
  return (
    <PanelSection title={t`Roles and permissions`}>
      {forbidden && <Forbidden permission="roles.read" />}
      {error && !forbidden && (
        <ErrorBox title={t`The roles could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && !forbidden && <PermissionsSkeleton />}
      {data?.items.length === 0 && !forbidden && (
        <Text color="fg.muted">
          <Trans>The server has no roles. Without them nobody may do anything: run its migrations.</Trans>
        </Text>
      )}
      {data && data.items.length > 0 && !forbidden && <Matrix roles={data.items} />}
    </PanelSection>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function PermissionsSkeleton() {
  return (
    <Stack gap="2" role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading roles</Trans>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height="8" aria-hidden />
      ))}
    </Stack>
  );
}
