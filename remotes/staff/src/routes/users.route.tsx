import type { ListedUser } from '@boardwalk/contracts';
import { ErrorBox, Forbidden, Page, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { MembersFilters } from '../features/members/members-filters.tsx';
import { MembersList } from '../features/members/members-list.tsx';
import { useMembers } from '../features/members/queries.ts';
import { Totals } from '../features/members/totals.tsx';
import { useMemberFilters } from '../features/members/use-member-filters.ts';
import { MemberMenu } from '../features/role-management/member-menu.tsx';
import { RoleDialog } from '../features/role-management/role-dialog.tsx';
import { useManagement } from '../features/role-management/use-management.ts';

/** `/users`: all members with their roles. */
export function UsersRoute() {
  const { t } = useLingui();
  const search = useMemberFilters();
  const list = useMembers(search.filters);
  const management = useManagement();
  const { allowed, caller, show } = management;
  const action = useCallback(
    (member: ListedUser) => <MemberMenu member={member} allowed={allowed} caller={caller} show={show} />,
    [allowed, caller, show],
  );
  if (list.forbidden) {
    return (
      <Page title={t`Users`}>
        <Forbidden permission="users.read" />
      </Page>
    );
  }
  return (
    <Page title={t`Users`} lead={<Totals />}>
      <Stack gap="5">
        <MembersFilters state={search} busy={list.pages.busy} />
        {management.error && (
          <ErrorBox
            title={t`The roles could not be loaded`}
            error={management.error}
            onRetry={management.refetch}
          />
        )}
        <MembersList pages={list.pages} filters={search} action={action} />
      </Stack>
      <RoleDialog management={management} />
    </Page>
  );
}
