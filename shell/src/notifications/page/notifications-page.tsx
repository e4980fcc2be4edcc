import { Box, Button, EmptyState, LinkButton, Page, PagedList, Panel, useSearchParams } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useUnreadCount } from '../bell/unread.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { NothingNew, NotificationList } from '../list/notification-list.tsx';
import { type NotificationFilters, useNotifications } from '../list/queries.ts';
import { useMarkRead } from '../list/use-mark-read.ts';
import { AllOrUnread } from './all-or-unread.tsx';
import { addressOf, filtersOf } from './page-filters.ts';

/** All notifications of the member, newest first. */
export function NotificationsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const count = useUnreadCount();
  const { markAll } = useMarkRead();
  return (
    <Page title={t`Notifications`}>
      <Box maxW="46rem">
        <Box
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="3"
          mb="4"
          minH="10"
          alignItems="center"
        >
          <AllOrUnread filters={filters} />
          {count > 0 && (
            <Button variant="outline" size="sm" onClick={markAll}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
        </Box>
        <Whole filters={filters} />
      </Box>
    </Page>
  );
}

function Whole({ filters }: { filters: NotificationFilters }) {
  const { t } = useLingui();
  return (
    <PagedList
      pages={useNotifications(filters)}
      failure={t`Your notifications could not be loaded`}
      skeleton={
        <Panel p="2">
          <ListSkeleton />
        </Panel>
      }
      empty={filters.unread ? <NothingUnread /> : <NothingNew action={<ToSettings />} />}
      loaded={(count) => <Plural value={count} one="# notification" other="# notifications" />}
      href={(after) => addressOf({ ...filters, after })}
      renderItems={(notifications) => (
        <>
          {filters.after && (
            <LinkButton variant="outline" size="sm" mb="4" to={addressOf({ ...filters, after: undefined })}>
              <Trans>Back to the newest</Trans>
            </LinkButton>
          )}
          <Panel p={{ base: '1', sm: '2' }}>
            <NotificationList notifications={notifications} headings="h2" />
          </Panel>
        </>
      )}
    />
  );
}

function ToSettings() {
  return (
    <LinkButton variant="outline" to="/settings#notifications">
      <Trans>Choose your notifications</Trans>
    </LinkButton>
  );
}

/** Empty state of the unread view: there may be notifications, but none is unread. */
function NothingUnread() {
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
      <Trans>The bell shows the number of new notifications.</Trans>
    </EmptyState>
  );
}
