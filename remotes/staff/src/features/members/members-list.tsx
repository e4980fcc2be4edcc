import type { ListedUser } from '@boardwalk/contracts';
import { DataTable } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MemberCard } from './member-card.tsx';
import { NoMembers } from './no-members.tsx';
import type { MembersState } from './queries.ts';
import { useMemberColumns } from './use-member-columns.tsx';

interface MembersListProps {
  state: MembersState;
  filtered: boolean;
  onClear: () => void;
  /** Renders the action for a member. */
  action?: (member: ListedUser) => ReactNode;
}

/** Height of the navigation, below which the table's header is sticky. */
const UNDER_NAVIGATION = '4rem';

/** The matching members, in all states of the list. */
export function MembersList({ state, filtered, onClear, action }: MembersListProps) {
  const { t } = useLingui();
  const { members, listKey, error, busy, refetch, more } = state;
  const columns = useMemberColumns(action);
  return (
    <DataTable
      label={t`Members`}
      columns={columns}
      rows={members}
      listKey={listKey}
      rowId={idOf}
      error={error}
      failure={t`The members could not be loaded`}
      onRetry={refetch}
      busy={busy}
      empty={<NoMembers filtered={filtered} onClear={onClear} />}
      more={{ ...more, loaded: <Loaded count={members?.length ?? 0} hasMore={more.hasMore} /> }}
      card={(member) => <MemberCard member={member} action={action?.(member)} />}
      tableFrom="lg"
      stickyTop={UNDER_NAVIGATION}
    />
  );
}

const idOf = ({ id }: ListedUser) => id;

function Loaded({ count, hasMore }: { count: number; hasMore: boolean }) {
  return hasMore ? (
    <Plural value={count} one="# member loaded, there are more" other="# members loaded, there are more" />
  ) : (
    <Plural value={count} one="# member" other="# members" />
  );
}
