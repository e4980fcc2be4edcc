import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { localStore } from '../storage/browser-storage.ts';
import { persisted } from '../storage/persisted.ts';

/** Where the access token is kept; every call takes it from there. */
export const TOKEN_KEY = 'token';
/** Where the signed-in state is kept between visits. */
export const AUTH_STORAGE_KEY = 'auth-storage';

/** The signed-in member as the page knows them. `id` is the identity provider's subject. */
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

export const useAuthStore = create<AuthState & AuthActions>()(
  persist(
    (set) => ({
      token: null,
      user: null,
      isAuthenticated: false,
      // The server draws for somebody who isn't signed in; the shell says so when it waits for a session to be checked.
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
      // Whether a tab waits for its session is its own: what another one has stored of that would take the page away from whoever types in it.
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
