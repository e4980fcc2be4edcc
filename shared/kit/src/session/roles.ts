import { type Role, RoleTable } from '@boardwalk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '../request/call.ts';
import { usePermission } from './session.ts';

/** All roles of the site with color, rank and permissions, highest first. The caller shows a failure. */
export const rolesQuery = endpointQuery('GET /api/roles', {});

/** Returns the roles of the site; undefined while they are loading, and without the `roles.read` permission. */
export function useRoleTable(): RoleTable<Role> | undefined {
  const permitted = usePermission('roles.read');
  const { data } = useQuery({ ...rolesQuery, enabled: permitted });
  return useMemo(() => (data && permitted ? new RoleTable(data.items) : undefined), [data, permitted]);
}
