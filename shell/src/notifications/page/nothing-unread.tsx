import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from './page-filters.ts';

/** There may be notifications, but none that is unread. */
export function NothingUnread() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have read everything`}
      action={
        <LinkButton variant="outline" to={addressOf({ unread: false })}>
          <Trans>Show all notifications</Trans>
        </LinkButton>
      }
    >
      <Trans>What comes next lights the lamp at the bell.</Trans>
    </EmptyState>
  );
}
