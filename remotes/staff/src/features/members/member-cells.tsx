import type { ListedUser } from '@boardwalk/contracts';
import { chakra, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { AccountBadge } from '../../layout/account-badge.tsx';
import { Person } from '../../layout/person.tsx';

/** A member's name; members of the demo community are marked. */
export function MemberCell({ member }: { member: ListedUser }) {
  return (
    <Person {...member} to={`/users/${encodeURIComponent(member.id)}`}>
      {member.accountState !== 'active' && <AccountBadge state={member.accountState} />}
      {member.demo && (
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
