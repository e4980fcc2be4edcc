import { Page, RequirePermission } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import { Inbox } from '../features/inbox/inbox.tsx';
import { InboxSkeleton } from '../features/inbox/inbox-list.tsx';

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
