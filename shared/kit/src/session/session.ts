import {
  type Account,
  type CurrentUser,
  holdsAnyRole,
  type Permission,
  permits,
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
/** The provider's way to prove who somebody is. Both buttons of the sign-in page start the same login. */
export type SignInMethod = 'google' | 'email';

/** What the shell lets everybody start. */
export interface SessionActions {
  /** @param options.returnTo the path that the member is offered afterwards. @param options.again asks even who is signed in who they are. */
  signIn(options?: {
    method?: SignInMethod;
    signUp?: boolean;
    again?: boolean;
    /** Whether it is a step of what they were doing at `returnTo`: they go straight back, and not home. So does one with `again`. */
    resume?: boolean;
    returnTo?: string;
  }): Promise<void>;
  signOut(): Promise<void>;
  /** The identity provider's own words about what went wrong, if anything did. */
  error: string | null;
}

export const SessionActionsContext = createContext<SessionActions | null>(null);

export function useSessionActions(): SessionActions {
  const actions = useContext(SessionActionsContext);
  if (!actions) throw new Error('useSessionActions needs the shell’s session around it');
  return actions;
}

/** The signed-in member as the server sees them now: roles, permissions, profile. */
export const currentUserQuery = endpointQuery('GET /api/users/me', {}, { suppressErrors: true });

export interface Session {
  state: SessionState;
  /** Who is signed in; `roles` are those that the server counts, or the token's until the server has answered. */
  user: SessionUser | null;
  permissions: readonly Permission[];
  /** How their account stands; null until the server has said. */
  account: Account | null;
}

const NONE: readonly Permission[] = [];

/** Who is here. The user stays the same object for as long as nothing of it changes. */
export function useSession(): Session {
  const { isLoading, isAuthenticated, user, token } = useAuthStore();
  // While it isn't clear yet whether the kept token still lives, nothing is called with it.
  const known = isAuthenticated && !isLoading && token !== null;
  const { data } = useQuery({ ...currentUserQuery, enabled: known });
  const told = useMemo(() => data && sessionUserOf(data), [data]);
  // The server can't know who it is; until the browser has taken its page over, the browser doesn't either.
  const unsettled = !useHydrated();
  if (useSsrForSession() && unsettled)
    return { state: 'loading', user: null, permissions: NONE, account: null };
  const state: SessionState = isLoading ? 'loading' : isAuthenticated ? 'authenticated' : 'anonymous';
  if (!user || !isAuthenticated) return { state, user: null, permissions: NONE, account: null };
  if (!data || told?.id !== user.id) return { state, user, permissions: NONE, account: null };
  return { state, user: told, permissions: data.permissions, account: data.account };
}

function sessionUserOf({ id, email, fullName, username, avatarUrl, roles }: CurrentUser): SessionUser {
  return { id, email, fullName, username, avatarUrl, roles };
}

/** Whether the signed-in member holds one of the roles; OWNER counts as ADMIN, case is ignored. */
export function useHasRole(...wanted: (RoleName | Lowercase<RoleName>)[]): boolean {
  const { user } = useSession();
  return user !== null && holdsAnyRole(user.roles, wanted);
}

/** Whether any of the member's roles lists the permission, or one of the group. It only decides what is shown: the server decides what is done. */
export function usePermission(permission: WantedPermission): boolean {
  return permits(useSession().permissions, permission);
}
