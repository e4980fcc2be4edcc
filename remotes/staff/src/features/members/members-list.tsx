import type { ListedUser } from '@boardwalk/contracts';
import { DataTable, EmptyState, type Pages, Stack, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MemberCard } from './member-card.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import type { MemberFiltersState } from './use-member-filters.ts';

interface MembersListProps {
  pages: Pages<ListedUser>;
  filters: Pick<MemberFiltersState, 'filtered' | 'clearFilters'>;
  /** Renders the actions for a member. */
  action: (member: ListedUser) => ReactNode;
}

/** Height of the navigation, below which the table's header is sticky. */
const UNDER_NAVIGATION = '4rem';

/** The matching members, in all states of the list. */
export function MembersList({ pages, filters, action }: MembersListProps) {
  const { t } = useLingui();
  // A mark on every name distinguishes nothing: one sentence replaces it.
  const areAllDemo =
    pages.items !== undefined && pages.items.length > 1 && pages.items.every(({ demo }) => demo);
  const columns = useMemberColumns(action, !areAllDemo);
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        <Trans>Every member also has the role USER.</Trans>{' '}
        {areAllDemo && <Trans>All members in this list belong to the demo.</Trans>}
      </Text>
      <DataTable
        label={t`Members`}
        columns={columns}
        pages={pages}
        loaded={(count) => <Plural value={count} one="# member" other="# members" />}
        rowId={idOf}
        failure={t`The members could not be loaded`}
        empty={
          <EmptyState title={t`No members yet`}>
            <Trans>
              Members appear here after they sign in for the first time. Share the site’s address to invite
              people.
            </Trans>
          </EmptyState>
        }
        noMatch={{
          title: t`No member matches`,
          hint: (
            <Trans>Search for part of a name, handle, e-mail address or id, or choose another role.</Trans>
          ),
          filters,
        }}
        card={(member) => <MemberCard member={member} marksDemo={!areAllDemo} action={action(member)} />}
        tableFrom="lg"
        stickyTop={UNDER_NAVIGATION}
      />
    </Stack>
  );
}

const idOf = ({ id }: ListedUser) => id;
