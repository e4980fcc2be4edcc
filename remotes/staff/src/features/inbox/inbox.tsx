import { Box, Grid, Page, RequirePermission, useSession } from '@boardwalk/kit';
import { type ReactNode, useState } from 'react';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList, InboxSkeleton } from './inbox-list.tsx';
import { ItemPane } from './item-pane.tsx';
import { KeyHelp } from './key-help.tsx';
import { useTakeById } from './use-inbox-action.ts';
import { focusedItem, useInboxKeys } from './use-inbox-keys.ts';
import { useInboxUpdates } from './use-inbox-updates.ts';
import { useInboxView } from './use-inbox-view.ts';

/** The inbox: the list, and next to it, on phones instead of it, the open item. */
function Inbox() {
  const view = useInboxView();
  const { user } = useSession();
  const [snoozing, setSnoozing] = useState(false);
  const [helping, setHelping] = useState(false);
  const { mutate } = useTakeById();
  useInboxUpdates(view.item);
  useInboxKeys({
    onTake: () => {
      const id = focusedItem() ?? view.item;
      if (!id || !user) return;
      view.open(id);
      mutate({ id, memberId: user.id });
    },
    onSnooze: () => {
      const id = focusedItem() ?? view.item;
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
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Box display={view.item ? { base: 'none', lg: 'block' } : 'block'} minW="0">
          <InboxList view={view} />
        </Box>
        <Box
          display={view.item ? 'block' : { base: 'none', lg: 'block' }}
          minW="0"
          position={{ lg: 'sticky' }}
          top={{ lg: '20' }}
        >
          <ItemPane
            id={view.item}
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

/** The inbox, for members with a permission for any of its kinds. */
export function InboxPage({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Page title={title} action={action} py={{ base: '6', md: '8' }}>
      <RequirePermission permission="inbox" fallback={<InboxSkeleton />}>
        <Inbox />
      </RequirePermission>
    </Page>
  );
}
