import type { EndpointAnswer, RemotePermission } from '@boardwalk/contracts';
import type { ServedRemote } from '../releases/channels/served-releases.service.ts';

/**
 * Returns the permissions that the served versions of each remote declare, as in the tokens of its backend; none for remotes that declare none. Of
 * several declarations of a permission the live one names it.
 */
export function declaredPermissions(
  remotes: readonly ServedRemote[],
): EndpointAnswer<'GET /api/roles/remote-permissions'>['items'] {
  return remotes
    .flatMap(({ name, live, canary, staff }) => {
      const releases = [live, canary?.release, staff].filter((release) => release !== undefined);
      const permissions = new Map<string, RemotePermission>();
      for (const permission of releases.flatMap((release) => release.permissions ?? []))
        if (!permissions.has(permission.key)) permissions.set(permission.key, permission);
      const title = releases[0]?.routes[0]?.title ?? name;
      return permissions.size === 0 ? [] : [{ remote: name, title, permissions: [...permissions.values()] }];
    })
    .toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
}
