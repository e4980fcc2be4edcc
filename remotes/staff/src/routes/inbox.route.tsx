import { useLingui } from '@lingui/react/macro';
import { InboxPage } from './inbox-page.tsx';

/** `/inbox`: what waits, for those of the team who aren't staff. Notifications lead here. */
export function InboxRoute() {
  const { t } = useLingui();
  return <InboxPage title={t`Inbox`} />;
}
