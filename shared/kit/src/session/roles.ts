import { type Role, RoleTable } from '@boardwalk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '../request/call.ts';
import { usePermission } from './session.ts';

/** Every role of the site with its colour, rank and permissions, highest first. Who asks shows a failure. */
export const rolesQuery = endpointQuery('GET /api/roles', {}, { suppressErrors: true });

/** The roles of the site; undefined while they are on their way, and for whom `roles.read` is missing. */
export function useRoleTable(): RoleTable<Role> | undefined {
  const permitted = usePermission('roles.read');
  const { data } = useQuery({ ...rolesQuery, enabled: permitted });
  return useMemo(() => (data && permitted ? new RoleTable(data.items) : undefined), [data, permitted]);
}
