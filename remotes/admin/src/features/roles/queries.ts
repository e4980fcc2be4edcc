import { type EndpointAnswer, STALE_AFTER } from '@boardwalk/contracts';
import { endpointQuery, invalidateEndpoints, useQueryClient, useRoleTable, useSession } from '@boardwalk/kit';
import { useMemo } from 'react';
import type { Editor } from './role-authority.ts';

/** A role with its number of members. The caller shows a failure. */
export function roleQuery(name: string) {
  return endpointQuery('GET /api/role-definitions/:name', { params: { name } });
}

/** Permissions that the served versions of remotes declare. The caller shows a failure. */
export const remotePermissionsQuery = endpointQuery('GET /api/roles/remote-permissions', {});

/** A remote with the permissions that it declares. */
export type DeclaringRemote = EndpointAnswer<'GET /api/roles/remote-permissions'>['items'][number];

/** Returns the member as an editor of roles; undefined until all data is loaded. */
export function useEditor(): Editor | undefined {
  const { user, permissions, remotePermissions } = useSession();
  const table = useRoleTable();
  return useMemo(
    () => (user && table ? { roles: user.roles, permissions, remotePermissions, table } : undefined),
    [user, permissions, remotePermissions, table],
  );
}

/** Returns a function that refetches the lists of roles and members, and waits for them. */
export function useRefreshRoles(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateEndpoints(queries, ...STALE_AFTER['DELETE /api/role-definitions/:name']);
}
