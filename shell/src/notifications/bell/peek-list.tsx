import { Box, ErrorBox } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { NothingNew, NotificationList } from '../list/notification-list.tsx';
import { useNotifications } from '../list/queries.ts';

/** Maximum number of notifications in the popover; the rest are on the page. */
const MAX_SHOWN = 8;

/** The newest notifications, in all states of the list. */
export function PeekList({ onFollow }: { onFollow: () => void }) {
  const { t } = useLingui();
  const { items: notifications, error, refetch } = useNotifications({ unread: false });
  if (!notifications && error)
    return (
      <Box p="2">
        <ErrorBox title={t`Your notifications could not be loaded`} error={error} onRetry={refetch} />
      </Box>
    );
  if (!notifications) return <ListSkeleton />;
  if (notifications.length === 0) return <NothingNew />;
  return (
    <NotificationList notifications={notifications.slice(0, MAX_SHOWN)} headings="h3" onFollow={onFollow} />
  );
}
