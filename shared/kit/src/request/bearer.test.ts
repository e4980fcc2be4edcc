// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { TOKEN_KEY, useAuthStore } from '../state/auth-store.ts';
import { bearer, onTokenNeeded } from './bearer.ts';

const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
const now = () => Math.floor(Date.now() / 1000);
const member = { id: 'm', email: 'm@city.test', fullName: 'M', username: 'm', avatarUrl: null, roles: [] };

afterEach(() => useAuthStore.getState().clear());

it('sends a valid token without asking for another', async () => {
  const needed = vi.fn();
  const stop = onTokenNeeded(needed);
  useAuthStore.getState().setUser(member);
  useAuthStore.getState().setToken(tokenUntil(now() + 600));
  expect(await bearer()).toBe(useAuthStore.getState().token);
  expect(needed).not.toHaveBeenCalled();
  stop();
});

it.each([
  ['an expired token', () => tokenUntil(now() - 60)],
  ['no token', () => null],
])('asks for a token while a member has %s', async (_, stored) => {
  useAuthStore.getState().setUser(member);
  // As an earlier visit left it.
  const token = stored();
  if (token !== null) localStorage.setItem(TOKEN_KEY, token);
  const fresh = tokenUntil(now() + 600);
  const stop = onTokenNeeded(() => setTimeout(() => useAuthStore.getState().setToken(fresh)));
  expect(await bearer()).toBe(fresh);
  stop();
});

it('needs no token for a visitor', async () => {
  const needed = vi.fn();
  const stop = onTokenNeeded(needed);
  expect(await bearer()).toBeNull();
  expect(needed).not.toHaveBeenCalled();
  stop();
});
