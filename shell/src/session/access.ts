import {
  holdsAnyRole,
  isPublicPath,
  matchRoute,
  type ReleaseSet,
  type RouteAccess,
  SHELL_ROUTES,
} from '@boardwalk/contracts';
import { LOGIN_PATH, OFFLINE_PATH, REGISTER_PATH, SIGN_IN_PATH } from './paths.ts';

/** What the guard knows about the person. */
export interface Visitor {
  signedIn: boolean;
  roles: readonly string[];
}

const SHELL_PATHS: readonly string[] = Object.values(SHELL_ROUTES).map((route) => route.path);

/** Only for these roles, whichever remote serves it. */
const STAFF_ROLES = ['ADMIN', 'STAFF'] as const;

/** What a path asks of a visitor: the site's own rules first, then what the remote declares. */
export function accessOf(set: Pick<ReleaseSet, 'remotes'> | null, path: string): RouteAccess {
  if (path === '/staff') return { anyRole: [...STAFF_ROLES] };
  if (isPublicPath(path) || [LOGIN_PATH, REGISTER_PATH, OFFLINE_PATH].some((own) => own === path))
    return 'public';
  const served = set && matchRoute(set, path);
  if (served) return served.route.access;
  // Nothing is there, and a sign-in would bring nothing either. Without a set nobody knows.
  return !set || SHELL_PATHS.includes(path) ? 'member' : 'public';
}

/** Where the visitor has to go instead, or null when they may stay. */
export function redirectOf(access: RouteAccess, path: string, { signedIn, roles }: Visitor): string | null {
  if (path === SIGN_IN_PATH) return signedIn ? '/' : null;
  if (access === 'public') return null;
  if (!signedIn) return SIGN_IN_PATH;
  if (access === 'member') return null;
  return holdsAnyRole(roles, access.anyRole) ? null : '/';
}
