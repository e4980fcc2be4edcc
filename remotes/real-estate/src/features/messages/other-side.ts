import { DELETED_MEMBER, type Inquiry } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of the other participant. */
export function useOtherSide(): (inquiry: Inquiry) => string {
  const { t } = useLingui();
  return ({ side, member, seller }) => {
    const other = side === 'member' ? seller : member;
    if (!other) return t`The city`;
    return other.username === DELETED_MEMBER.username ? t`Deleted member` : other.fullName;
  };
}
