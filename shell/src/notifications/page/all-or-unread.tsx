import { chakra, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LAMP_UNDER_CURRENT } from '../../frame/main-links.tsx';
import type { NotificationFilters } from '../list/queries.ts';
import { addressOf } from './page-filters.ts';

/** Two views of the same list, each with a URL. */
export function AllOrUnread({ filters: { unread } }: { filters: NotificationFilters }) {
  const { t } = useLingui();
  return (
    <chakra.nav aria-label={t`Which notifications`} display="flex" gap="1">
      <View to={addressOf({ unread: false })} current={!unread}>
        <Trans>All</Trans>
      </View>
      <View to={addressOf({ unread: true })} current={unread}>
        <Trans>Only unread</Trans>
      </View>
    </chakra.nav>
  );
}

function View({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <chakra.span
      asChild
      position="relative"
      px="3"
      py="1.5"
      fontSize="sm"
      fontWeight="medium"
      color="fg.muted"
      borderRadius="md"
      _hover={{ color: 'fg' }}
      css={LAMP_UNDER_CURRENT}
    >
      <Link to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
        {children}
      </Link>
    </chakra.span>
  );
}
