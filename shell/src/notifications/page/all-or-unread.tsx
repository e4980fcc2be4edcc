import { TabRow } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { NotificationFilters } from '../list/queries.ts';
import { addressOf } from './page-filters.ts';

/** Two views of the same list, each with a URL. */
export function AllOrUnread({ filters: { unread } }: { filters: NotificationFilters }) {
  const { t } = useLingui();
  return (
    <TabRow
      label={t`Which notifications`}
      value={unread ? 'unread' : 'all'}
      tabs={[
        { value: 'all', label: t`All`, to: addressOf({ unread: false }) },
        { value: 'unread', label: t`Only unread`, to: addressOf({ unread: true }) },
      ]}
    />
  );
}
