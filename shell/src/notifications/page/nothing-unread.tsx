import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from './page-filters.ts';

/** Empty state of the unread view: there may be notifications, but none is unread. */
export function NothingUnread() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No unread notifications`}
      action={
        <LinkButton variant="outline" to={addressOf({ unread: false })}>
          <Trans>Show all notifications</Trans>
        </LinkButton>
      }
    >
      <Trans>New notifications are counted at the bell.</Trans>
    </EmptyState>
  );
}
