import { useLingui } from '@lingui/react/macro';
import { InboxPage } from '../features/inbox/inbox.tsx';

/** `/inbox`: the inbox, for team members who aren't staff. Target of notifications. */
export function InboxRoute() {
  const { t } = useLingui();
  return <InboxPage title={t`Inbox`} />;
}
