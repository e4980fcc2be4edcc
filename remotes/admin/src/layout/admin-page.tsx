import type { Permission } from '@boardwalk/contracts';
import { AFTER_PENDING, Page, RequirePermission, Skeleton, Stack, useAccess } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { AdminNav } from './admin-nav.tsx';

interface AdminPageProps {
  title: string;
  back?: ComponentProps<typeof Page>['back'];
  lead?: ReactNode;
  action?: ReactNode;
  /** Required permission. */
  permission: Permission;
  children: ReactNode;
}

/** A page of the admin area: navigation, heading, and its content for members with the permission. */
export function AdminPage({ title, back, lead, action, permission, children }: AdminPageProps) {
  const { t } = useLingui();
  const denied = useAccess(permission) === 'denied';
  return (
    <Page title={title} back={back} lead={lead} action={!denied && action}>
      <AdminNav />
      <RequirePermission
        permission={permission}
        fallback={<Skeleton height="64" role="status" aria-label={t`Loading your permissions`} />}
      >
        <Stack gap="5" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          {children}
        </Stack>
      </RequirePermission>
    </Page>
  );
}
