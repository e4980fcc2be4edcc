import type { InboxItem } from '@boardwalk/contracts';
import {
  Box,
  Grid,
  Page,
  type Pages,
  RequirePermission,
  useMinWidth,
  usePages,
  useSession,
} from '@boardwalk/kit';
import { type ReactNode, useState } from 'react';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList, InboxSkeleton } from './inbox-list.tsx';
import { ItemPane } from './item-pane.tsx';
import { KeyHelp } from './key-help.tsx';
import { inboxPages } from './queries.ts';
import { useTakeById } from './use-inbox-action.ts';
import { focusedItem, useInboxKeys } from './use-inbox-keys.ts';
import { useInboxUpdates } from './use-inbox-updates.ts';
import { type InboxView, useInboxView } from './use-inbox-view.ts';

/** The inbox: the list, and next to it, on phones instead of it, the open item. */
function Inbox() {
  const view = useInboxView();
  const pages = usePages(inboxPages(view.filter, view.kind), { keepPreviousData: true });
  const shown = useShownItem(view, pages);
  const { user } = useSession();
  const [snoozing, setSnoozing] = useState(false);
  const [helping, setHelping] = useState(false);
  const { mutate } = useTakeById();
  useInboxUpdates(shown);
  useInboxKeys({
    onTake: () => {
      const id = focusedItem() ?? shown;
      if (!id || !user) return;
      view.open(id);
      mutate({ id, memberId: user.id });
    },
    onSnooze: () => {
      const id = focusedItem() ?? shown;
      if (!id) return;
      view.open(id);
      setSnoozing(true);
    },
    onHelp: () => setHelping(true),
  });
  return (
    <>
      <InboxFilters view={view} onHelp={() => setHelping(true)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Box display={view.item ? { base: 'none', lg: 'block' } : 'block'} minW="0">
          <InboxList view={view} pages={pages} shown={shown} />
        </Box>
        <Box
          display={view.item ? 'block' : { base: 'none', lg: 'block' }}
          minW="0"
          position={{ lg: 'sticky' }}
          top={{ lg: '20' }}
        >
          <ItemPane
            id={shown}
            onClose={() => view.open(undefined)}
            snoozing={snoozing}
            onSnooze={setSnoozing}
          />
        </Box>
      </Grid>
      {helping && <KeyHelp onClose={() => setHelping(false)} />}
    </>
  );
}

/**
 * Returns the id of the item next to the list: the one in the URL, and in a wide window otherwise the first one. That one stays when the list
 * changes, so that it isn't replaced while a member reads it.
 */
function useShownItem({ item, filter, kind }: InboxView, pages: Pages<InboxItem>): string | undefined {
  const wide = useMinWidth('lg');
  const list = `${filter} ${kind ?? ''}`;
  const [first, setFirst] = useState<{ list: string; id: string }>();
  const id = pages.busy ? undefined : pages.items?.[0]?.id;
  if (id !== undefined && first?.list !== list) setFirst({ list, id });
  return item ?? (wide && first?.list === list ? first.id : undefined);
}

/** Less space below the heading than on other pages: the list shows as many items as possible. */
const COMPACT_HEAD = { '& > div > div:first-of-type': { marginBottom: '4' } };

/** The inbox, for members with a permission for any of its kinds. */
export function InboxPage({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Page title={title} action={action} css={COMPACT_HEAD}>
      <RequirePermission permission="inbox" fallback={<InboxSkeleton />}>
        <Inbox />
      </RequirePermission>
    </Page>
  );
}
