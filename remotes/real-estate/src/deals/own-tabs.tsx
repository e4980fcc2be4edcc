import { TabRow, usePages } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { inquiryPages, offerPages } from './queries.ts';

interface OwnTabsProps {
  /** The current page. */
  on: 'mine' | 'offers' | 'messages' | 'searches';
}

/** The reader's own pages of this area in one row, with the numbers of pending offers and unread conversations. */
export function OwnTabs({ on }: OwnTabsProps) {
  const { t } = useLingui();
  const { items: offers } = usePages(offerPages('received'));
  const { items: inquiries } = usePages(inquiryPages('own'));
  const pending = offers?.filter(({ state }) => state === 'pending').length ?? 0;
  const unread = inquiries?.filter((inquiry) => inquiry.unread).length ?? 0;
  return (
    <TabRow
      label={t`My real estate`}
      mb="5"
      value={on}
      tabs={[
        { value: 'mine', label: t`My properties`, to: '/real-estate/mine' },
        {
          value: 'offers',
          label: t`Offers`,
          to: '/real-estate/offers',
          // The space of a number that is loading, or zero.
          count: pending > 0 ? pending : null,
          countLabel: pending > 0 && <Plural value={pending} one="# pending" other="# pending" />,
        },
        {
          value: 'messages',
          label: t`Messages`,
          to: '/real-estate/messages',
          count: unread > 0 ? unread : null,
          countLabel: unread > 0 && <Plural value={unread} one="# unread" other="# unread" />,
        },
        { value: 'searches', label: t`Saved searches`, to: '/real-estate/searches' },
      ]}
    />
  );
}
