import type { ListedUser } from '@boardwalk/contracts';
import { Box, ErrorBox, LoadMore, Stack, useWindowFrom } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MembersState } from '../hooks/use-members.ts';
import { MemberCards } from './member-cards.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';
import { MembersTable } from './members-table.tsx';
import { NoMembers } from './no-members.tsx';

interface MembersListProps {
  state: MembersState;
  filtered: boolean;
  onClear: () => void;
  /** What can be done with a member. */
  action?: (member: ListedUser) => ReactNode;
}

/** The members that were found, in whichever of its states the list is. */
export function MembersList({ state, filtered, onClear, action }: MembersListProps) {
  const { t } = useLingui();
  const { members, error, busy, refetch, more } = state;
  const List = useWindowFrom('lg') ? MembersTable : MemberCards;
  return (
    <Stack gap="4" aria-busy={busy}>
      {error && <ErrorBox title={t`The members could not be loaded`} error={error} onRetry={refetch} />}
      {!members && !error && <MembersSkeleton />}
      {members?.length === 0 && <NoMembers filtered={filtered} onClear={onClear} />}
      {members && members.length > 0 && (
        // Another search has another list: what stood below the old one isn't pushed to where the new one ends.
        <Box key={members[0]?.id}>
          <List members={members} action={action} />
          <LoadMore {...more} loaded={<Loaded count={members.length} hasMore={more.hasMore} />} />
        </Box>
      )}
    </Stack>
  );
}

function Loaded({ count, hasMore }: { count: number; hasMore: boolean }) {
  return hasMore ? (
    <Plural value={count} one="# member loaded, there are more" other="# members loaded, there are more" />
  ) : (
    <Plural value={count} one="# member" other="# members" />
  );
}
