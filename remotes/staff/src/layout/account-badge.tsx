import type { AccountState } from '@boardwalk/contracts';
import { StateBadge } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export const ACCOUNT_STATE_LABELS: Record<AccountState, MessageDescriptor> = {
  active: msg`Active`,
  restricted: msg`Restricted`,
  suspended: msg`Suspended`,
  banned: msg`Banned`,
};

/** State of an account. */
export function AccountBadge({ state }: { state: AccountState }) {
  const { i18n } = useLingui();
  return <StateBadge state={state}>{i18n._(ACCOUNT_STATE_LABELS[state])}</StateBadge>;
}
