import { useQueryClient, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { NotificationSentence } from '../list/notification-sentence.tsx';
import { notificationPages } from '../list/queries.ts';
import { useReadByVisit } from '../list/use-read-by-visit.ts';
import { useLiveNotifications } from '../live/use-live-notifications.ts';
import { useResumedPush } from '../push/use-resumed-push.ts';
import { useResumedPreferences } from '../settings/use-resumed-preferences.ts';
import { useAppBadge } from './app-badge.ts';
import { BellButton } from './bell-button.tsx';
import { Peek } from './peek.tsx';
import { useUnreadCount } from './unread.ts';

/** Bell of the navbar, with the newest notifications. */
export function Bell() {
  const queries = useQueryClient();
  const count = useUnreadCount();
  const arrived = useLiveNotifications();
  useAppBadge(count);
  useReadByVisit();
  useResumedPush();
  useResumedPreferences();
  // Prefetches the list on hover or focus.
  const prepare = () => void queries.prefetchInfiniteQuery(notificationPages({ unread: false }));
  return (
    <>
      <Peek count={count}>
        <BellButton count={count} onPointerEnter={prepare} onFocus={prepare} />
      </Peek>
      <VisuallyHidden role="log">
        {arrived.map((notification) => (
          <p key={`${notification.id} ${notification.at}`}>
            <Trans>
              New notification: <NotificationSentence notification={notification} />
            </Trans>
          </p>
        ))}
      </VisuallyHidden>
    </>
  );
}
