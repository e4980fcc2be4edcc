import {
  type Account,
  type CurrentUser,
  holdsAnyRole,
  holdsRemotePermission,
  type Permission,
  permits,
  type RemoteGrants,
  type RoleName,
  type WantedPermission,
} from '@boardwalk/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { endpointQuery } from '../request/call.ts';
import { useSsrForSession } from '../routing/site.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { type SessionUser, useAuthStore } from '../state/auth-store.ts';

export type SessionState = 'loading' | 'authenticated' | 'anonymous';
/** Sign-in methods of the provider. Both buttons of the sign-in page start the same login. */
export type SignInMethod = 'google' | 'email';

/** Actions of the session, provided by the shell. */
export interface SessionActions {
  /**
   * @param options.returnTo path that the member is offered afterwards. @param options.again requires authentication even if the user is signed in.
   */
  signIn(options?: {
    method?: SignInMethod;
    signUp?: boolean;
    again?: boolean;
    /** Whether sign-in interrupts an action at `returnTo`: then the user returns directly, and not to Home. Implied by `again`. */
    resume?: boolean;
    returnTo?: string;
  }): Promise<void>;
  signOut(): Promise<void>;
  /** The identity provider's error message, if any. */
  error: string | null;
}

/** Provides the {@link SessionActions} of the shell. */
export const SessionActionsContext = createContext<SessionActions | null>(null);

/** Returns the actions of the session: sign in, sign out. @throws Error outside of the shell. */
export function useSessionActions(): SessionActions {
  const actions = useContext(SessionActionsContext);
  if (!actions) throw new Error('useSessionActions needs the shell’s session around it');
  return actions;
}

/** The signed-in member's current data on the server: roles, permissions, profile. */
export const currentUserQuery = endpointQuery('GET /api/users/me', {});

/** The session of this browser. */
export interface Session {
  state: SessionState;
  /** The signed-in user; `roles` are those of the server, or the token's until the server has responded. */
  user: SessionUser | null;
  permissions: readonly Permission[];
  /** Permissions of remotes: all of them for owners. */
  remotePermissions: RemoteGrants;
  /** State of their account; null until the server has responded. */
  account: Account | null;
}

/** Rights before the server has responded, and those of visitors. */
const NOT_LOADED: Pick<Session, 'permissions' | 'remotePermissions' | 'account'> = {
  permissions: [],
  remotePermissions: [],
  account: null,
};

/** Returns the current session. `user` is referentially stable while its content doesn't change. */
export function useSession(): Session {
  const isLoading = useAuthStore((auth) => auth.isLoading);
  const isAuthenticated = useAuthStore((auth) => auth.isAuthenticated);
  const user = useAuthStore((auth) => auth.user);
  // Not the token itself: its renewal would render every component with a session.
  const hasToken = useAuthStore(({ token }) => token !== null);
  // No calls while it is unclear whether the stored token is still valid.
  const known = isAuthenticated && !isLoading && hasToken;
  const { data } = useQuery({ ...currentUserQuery, enabled: known });
  const loaded = useMemo(() => data && sessionUserOf(data), [data]);
  // The server can't know the user; until hydration is complete, the browser has to render the same.
  const unsettled = !useHydrated();
  if (useSsrForSession() && unsettled) return { state: 'loading', user: null, ...NOT_LOADED };
  const state: SessionState = isLoading ? 'loading' : isAuthenticated ? 'authenticated' : 'anonymous';
  if (!user || !isAuthenticated) return { state, user: null, ...NOT_LOADED };
  if (!data || loaded?.id !== user.id) return { state, user, ...NOT_LOADED };
  const { permissions, remotePermissions, account } = data;
  return { state, user: loaded, permissions, remotePermissions, account };
}

function sessionUserOf({ id, email, fullName, username, avatarUrl, roles }: CurrentUser): SessionUser {
  return { id, email, fullName, username, avatarUrl, roles };
}

/** Returns whether the signed-in member has one of the roles; OWNER implies ADMIN, case is ignored. */
export function useHasRole(...wanted: (RoleName | Lowercase<RoleName>)[]): boolean {
  const { user } = useSession();
  return user !== null && holdsAnyRole(user.roles, wanted);
}

/** Returns whether the member's roles grant the permission, or one of the group. Only controls what is shown: the server enforces it. */
export function usePermission(permission: WantedPermission): boolean {
  return permits(useSession().permissions, permission);
}

/**
 * Returns whether the member's roles grant a permission that a remote declares in its `remote.json`; owners hold every one. Only controls what is
 * shown: the site checks each call.
 * @example const mayManage = useRemotePermission('polls.manage');
 */
export function useRemotePermission(permission: string): boolean {
  return holdsRemotePermission(useSession().remotePermissions, permission);
}
