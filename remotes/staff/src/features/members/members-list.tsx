import type { ListedUser } from '@boardwalk/contracts';
import { DataTable, EmptyState, type Pages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MemberCard } from './member-card.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import type { MemberFiltersState } from './use-member-filters.ts';

interface MembersListProps {
  pages: Pages<ListedUser>;
  filters: Pick<MemberFiltersState, 'filtered' | 'clearFilters'>;
  /** Renders the action for a member. */
  action?: (member: ListedUser) => ReactNode;
}

/** Height of the navigation, below which the table's header is sticky. */
const UNDER_NAVIGATION = '4rem';

/** The matching members, in all states of the list. */
export function MembersList({ pages, filters, action }: MembersListProps) {
  const { t } = useLingui();
  const columns = useMemberColumns(action);
  return (
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
        hint: <Trans>Search for part of a name, handle, e-mail address or id, or choose another role.</Trans>,
        filters,
      }}
      card={(member) => <MemberCard member={member} action={action?.(member)} />}
      tableFrom="lg"
      stickyTop={UNDER_NAVIGATION}
    />
  );
}

const idOf = ({ id }: ListedUser) => id;
