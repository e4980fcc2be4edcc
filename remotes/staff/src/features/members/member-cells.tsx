import type { ListedUser } from '@boardwalk/contracts';
import { chakra, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { AccountBadge } from '../../layout/account-badge.tsx';
import { Person } from '../../layout/person.tsx';

interface MemberCellProps {
  member: ListedUser;
  /** Whether members of the demo community are marked. */
  marksDemo: boolean;
}

/** A member's name, whose link covers the row. */
export function MemberCell({ member, marksDemo }: MemberCellProps) {
  return (
    <Person {...member} to={`/users/${encodeURIComponent(member.id)}`}>
      {member.accountState !== 'active' && <AccountBadge state={member.accountState} />}
      {marksDemo && member.demo && (
        <chakra.span fontSize="0.8125rem" fontWeight="400" color="fg.muted">
          <Trans>demo</Trans>
        </chakra.span>
      )}
    </Person>
  );
}

/** Time of a member's last visit; null for members who never signed in. */
export function LastSeen({ at }: { at: string | null }) {
  return at ? <TimeText at={at} as="relative" /> : <Trans>Never</Trans>;
}
