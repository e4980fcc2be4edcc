import { expect, it } from 'vitest';
import { accessOf, mayOpen, missingPermission, redirectOf } from './access.ts';

const nothing = { id: 'none', issuedAt: '2026-01-01T00:00:00Z', remotes: [] };
const visitor = { signedIn: false, roles: [] };
const member = { signedIn: true, roles: ['USER'] };

const goesTo = (path: string, who: { signedIn: boolean; roles: string[] }) =>
  redirectOf(accessOf(nothing, path), path, who);

it.each(['/', '/about', '/docs', '/streaming', '/auth', '/auth/callback', '/terms'])(
  'allows visitors on %s',
  (path) => {
    expect(goesTo(path, visitor)).toBeNull();
  },
);

it.each(['/staff', '/profile', '/settings'])('redirects visitors from %s to sign in', (path) => {
  expect(goesTo(path, visitor)).toBe('/auth');
});

it.each(['/status', '/nowhere'])('shows visitors that %s doesn’t exist', (path) => {
  expect(goesTo(path, visitor)).toBeNull();
  // Without a release set it is unknown which pages exist.
  expect(redirectOf(accessOf(null, path), path, visitor)).toBe('/auth');
});

it('redirects members from the sign-in page to Home', () => {
  expect(goesTo('/auth', member)).toBe('/');
  expect(goesTo('/auth/callback', member)).toBeNull();
});

it.each([
  ['USER', '/'],
  ['MODERATOR', '/'],
  ['STAFF', null],
  ['ADMIN', null],
  ['OWNER', null],
])('redirects %s from /staff to %s', (role, target) => {
  expect(goesTo('/staff', { signedIn: true, roles: [role] })).toBe(target);
});

it('opens a page with a permission of a remote to its holders and to owners', () => {
  const access = { permission: 'polls.manage' } as const;
  const holder = (remotePermissions: 'all' | string[]) => ({ ...member, permissions: [], remotePermissions });
  expect(mayOpen(access, '/polls', holder(['polls.manage']))).toBe(true);
  expect(mayOpen(access, '/polls', holder('all'))).toBe(true);
  expect(mayOpen(access, '/polls', holder([]))).toBe(false);
  // Members stay, and see which permission they lack; visitors sign in first.
  expect(redirectOf(access, '/polls', member)).toBeNull();
  expect(missingPermission(access, holder([]))).toBe('polls.manage');
  expect(redirectOf(access, '/polls', visitor)).toBe('/auth');
});

it('opens a page with a permission of the site to its holders', () => {
  const access = { permission: 'roles.read' } as const;
  const holder = { ...member, permissions: ['roles.read' as const], remotePermissions: [] };
  expect(mayOpen(access, '/roles', holder)).toBe(true);
  // A permission of the site isn't one of a remote.
  expect(mayOpen(access, '/roles', { ...member, permissions: [], remotePermissions: 'all' })).toBe(false);
});
