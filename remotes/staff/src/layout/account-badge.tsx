import type { AccountState } from '@boardwalk/contracts';
import { Badge, type PaletteName } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export const ACCOUNT_STATE_LABELS: Record<AccountState, MessageDescriptor> = {
  active: msg`Active`,
  restricted: msg`Restricted`,
  suspended: msg`Suspended`,
  banned: msg`Banned`,
};

const PALETTES: Record<AccountState, PaletteName> = {
  active: 'tide',
  restricted: 'sodium',
  suspended: 'signal',
  banned: 'signal',
};

/** State of an account, as color and text. */
export function AccountBadge({ state }: { state: AccountState }) {
  const { i18n } = useLingui();
  return (
    <Badge colorPalette={PALETTES[state]} flexShrink="0">
      {i18n._(ACCOUNT_STATE_LABELS[state])}
    </Badge>
  );
}
