import type { Permission } from '@boardwalk/contracts';
import { AFTER_PENDING, Forbidden, Page, Stack, useAccess } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import { AdminNav } from './admin-nav.tsx';

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** What it takes to see the page. */
  permission: Permission;
  children: ReactNode;
}

/** A page of the admin area: the ways to the others, its heading, and what it shows to those who may see it. */
export function AdminPage({ title, lead, action, permission, children }: AdminPageProps) {
  const denied = useAccess(permission) === 'denied';
  return (
    <Page title={title} lead={lead} action={!denied && action} py={{ base: '6', md: '8' }}>
      <AdminNav />
      {denied ? (
        <Forbidden permission={permission} />
      ) : (
        <Stack gap="5" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          {children}
        </Stack>
      )}
    </Page>
  );
}
