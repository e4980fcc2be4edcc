// @vitest-environment happy-dom
import { useAuthStore } from '@boardwalk/kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectSession } from './stored-session.ts';

// A name of its own: cookies of other tests remain.
const CLIENT = 'stored-session';
const COOKIE = `auth0.${CLIENT}.is.authenticated=true; path=/`;
const tokenFor = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;
const member = { id: 'm', email: 'm@city.test', fullName: 'M', username: 'm', avatarUrl: null, roles: [] };

function signedIn(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the provider's library
  document.cookie = COOKIE;
  useAuthStore.getState().setUser(member);
  useAuthStore.getState().setToken(tokenFor(seconds));
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${COOKIE}; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  useAuthStore.getState().clear();
});

it('needs the library later while the token lasts', () => {
  signedIn(600);
  expect(expectSession(CLIENT)).toBe('later');
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, isLoading: false });
});

it('needs the library now for a token that ends soon, and continues meanwhile', () => {
  signedIn(90);
  expect(expectSession(CLIENT)).toBe('now');
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, isLoading: false });
});

it('waits for the library with an expired token', () => {
  signedIn(-60);
  expect(expectSession(CLIENT)).toBe('now');
  expect(useAuthStore.getState().isLoading).toBe(true);
});

it('signs out without the cookie of the provider', () => {
  useAuthStore.getState().setUser(member);
  useAuthStore.getState().setToken(tokenFor(600));
  expect(expectSession(CLIENT)).toBe('never');
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
});

it('needs the library now after the redirect of a sign-in', () => {
  history.replaceState(null, '', '/auth/callback');
  expect(expectSession(CLIENT)).toBe('now');
});
