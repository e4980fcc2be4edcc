import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { localStore } from '../storage/browser-storage.ts';
import { persisted } from '../storage/persisted.ts';

/** Storage key of the access token, which every call reads. */
export const TOKEN_KEY = 'token';
/** Storage key of the signed-in state, persisted between visits. */
export const AUTH_STORAGE_KEY = 'auth-storage';

/** The signed-in member. `id` is the identity provider's subject. */
export interface SessionUser {
  id: string;
  email: string;
  fullName: string;
  username: string;
  avatarUrl: string | null;
  roles: string[];
}

interface AuthState {
  token: string | null;
  user: SessionUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
}

interface AuthActions {
  setToken(token: string | null): void;
  setUser(user: SessionUser): void;
  setLoading(isLoading: boolean): void;
  clear(): void;
}

/** Store of the signed-in state: access token, user with roles; persisted in this browser. Parts use `useSession()` instead. */
export const useAuthStore = create<AuthState & AuthActions>()(
  persist(
    (set) => ({
      token: null,
      user: null,
      isAuthenticated: false,
      // The server renders as signed out; the shell sets this while it checks a session.
      isLoading: false,
      setToken: (token) => {
        writeToken(token);
        set({ token });
      },
      setUser: (user) => set({ user, isAuthenticated: true, isLoading: false }),
      setLoading: (isLoading) => set({ isLoading }),
      clear: () => {
        writeToken(null);
        set({ token: null, user: null, isAuthenticated: false, isLoading: false });
      },
    }),
    {
      name: AUTH_STORAGE_KEY,
      storage: persisted(),
      partialize: ({ token, user, isAuthenticated, isLoading }) => ({
        token,
        user,
        isAuthenticated,
        isLoading,
      }),
      // Loading state belongs to one tab: another tab's stored value would unmount the page while the user types.
      merge: (stored, current) => ({
        ...current,
        ...(stored as Partial<AuthState>),
        isLoading: current.isLoading,
      }),
    },
  ),
);

export function readToken(): string | null {
  return localStore.getItem(TOKEN_KEY);
}

function writeToken(token: string | null): void {
  if (token === null) localStore.removeItem(TOKEN_KEY);
  else localStore.setItem(TOKEN_KEY, token);
}
