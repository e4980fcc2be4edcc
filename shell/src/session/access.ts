import {
  type HeldPermissions,
  holdsAnyRole,
  holdsPermission,
  isPublicPath,
  matchRoute,
  type PagePermission,
  type ReleaseSet,
  type RouteAccess,
  SHELL_ROUTES,
} from '@boardwalk/contracts';
import { LOGIN_PATH, OFFLINE_PATH, REGISTER_PATH, SIGN_IN_PATH } from './paths.ts';

/** The properties of a user that the guard needs. */
export interface Visitor extends HeldPermissions {
  signedIn: boolean;
  roles: readonly string[];
}

const SHELL_PATHS: readonly string[] = Object.values(SHELL_ROUTES).map((route) => route.path);

/** Roles for this page, whichever remote serves it. */
const STAFF_ROLES = ['ADMIN', 'STAFF'] as const;

/** Returns the access rule of a path: the site's own rules first, then the remote's. */
export function accessOf(set: Pick<ReleaseSet, 'remotes'> | null, path: string): RouteAccess {
  if (path === '/staff') return { anyRole: [...STAFF_ROLES] };
  if (isPublicPath(path) || [LOGIN_PATH, REGISTER_PATH, OFFLINE_PATH].some((own) => own === path))
    return 'public';
  const served = set && matchRoute(set, path);
  if (served) return served.route.access;
  // The page doesn't exist, so a sign-in would be useless. Without a set this is unknown.
  return !set || SHELL_PATHS.includes(path) ? 'member' : 'public';
}

/** Returns the path to redirect to, or null if the user may stay. */
export function redirectOf(
  access: RouteAccess,
  path: string,
  { signedIn, roles }: Pick<Visitor, 'signedIn' | 'roles'>,
): string | null {
  if (path === SIGN_IN_PATH) return signedIn ? '/' : null;
  if (access === 'public') return null;
  if (!signedIn) return SIGN_IN_PATH;
  // Members without a permission see which one they lack.
  if (access === 'member' || 'permission' in access) return null;
  return holdsAnyRole(roles, access.anyRole) ? null : '/';
}

/** Returns the permission that a signed-in user lacks for a page, or undefined. */
export function missingPermission(access: RouteAccess, held: HeldPermissions): PagePermission | undefined {
  if (typeof access !== 'object' || !('permission' in access)) return undefined;
  return holdsPermission(held, access.permission) ? undefined : access.permission;
}

/** Returns whether a user may open a path: it is public, or they are signed in with a sufficient role or permission. */
export function mayOpen(access: RouteAccess, path: string, visitor: Visitor): boolean {
  return redirectOf(access, path, visitor) === null && missingPermission(access, visitor) === undefined;
}
