import type { PagePermission } from '@boardwalk/contracts';
import type { ReactNode } from 'react';
import { Forbidden } from '../components/forbidden.tsx';
import { useAccess } from './access.ts';

interface RequirePermissionProps {
  permission: PagePermission;
  /** Whether it surrounds a panel rather than the content of a page. */
  panel?: boolean;
  /** Rendered while the permissions are loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children for members with a permission; otherwise a message that names the permission. The children aren't mounted before, so that
 * their queries aren't sent without the permission.
 * @example <RequirePermission permission="events.publish" fallback={<Skeleton height="30rem" />}><ProposalQueue /></RequirePermission>
 */
export function RequirePermission({ permission, panel, fallback = null, children }: RequirePermissionProps) {
  const access = useAccess(permission);
  if (access === 'unknown') return fallback;
  if (access === 'denied') return <Forbidden permission={permission} panel={panel} />;
  return children;
}
