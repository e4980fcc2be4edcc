import { useQueryClient, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { NotificationSentence } from '../list/notification-sentence.tsx';
import { notificationPages } from '../list/queries.ts';
import { useReadByVisit } from '../list/use-read-by-visit.ts';
import { useLiveNotifications } from '../live/use-live-notifications.ts';
import { useResumedPush } from '../push/use-resumed-push.ts';
import { useResumedPreferences } from '../settings/use-resumed-preferences.ts';
import { BellButton } from './bell-button.tsx';
import { Peek } from './peek.tsx';

/** Bell of the navbar, with the newest notifications. */
export function Bell() {
  const queries = useQueryClient();
  useResumedPush();
  useResumedPreferences();
  // Prefetches the list on hover or focus.
  const prepare = () => void queries.prefetchInfiniteQuery(notificationPages({ unread: false }));
  return (
    <>
      <Peek>
        <BellButton onPointerEnter={prepare} onFocus={prepare} />
      </Peek>
      <VisitReader />
      <Arrivals />
    </>
  );
}

/** Marks notifications as read on a visit of their page. Renders nothing, so that a navigation or a count doesn't render the bell. */
function VisitReader() {
  useReadByVisit();
  return null;
}

/** Announces notifications that arrive. */
function Arrivals() {
  const arrived = useLiveNotifications();
  return (
    <VisuallyHidden role="log">
      {arrived.map((notification) => (
        <p key={`${notification.id} ${notification.at}`}>
          <Trans>
            New notification: <NotificationSentence notification={notification} />
          </Trans>
        </p>
      ))}
    </VisuallyHidden>
  );
}
