import type { ListedUser, Permission, Role } from '@boardwalk/contracts';
import { loadTables } from '@boardwalk/kit';
import { type Answers, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { UsersRoute } from './users.route.tsx';

const AT = '2026-11-23T12:00:00.000Z';
const ADA: ListedUser = {
  id: 'auth0|ada',
  email: 'ada@city.test',
  fullName: 'Ada',
  username: 'ada',
  avatarUrl: null,
  roles: ['USER'],
  assignments: [],
  createdAt: AT,
  lastSeenAt: AT,
  accountState: 'active',
  demo: false,
};
const role = (name: string, rank: number): Role => ({
  name,
  rank,
  position: rank + 1,
  kind: 'own',
  colour: 'gray',
  permissions: [],
  remotePermissions: [],
  version: 1,
  updatedAt: AT,
});
const ANSWERS: Answers = {
  'GET /api/users': { items: [ADA], nextCursor: null },
  'GET /api/roles': { items: [role('USER', 0)], nextCursor: null },
};

const page = (answers: Answers, permissions: Permission[]) =>
  renderPage(<UsersRoute />, { answers: { ...ANSWERS, ...answers }, permissions });
const MANAGER: Permission[] = ['users.read', 'roles.read', 'roles.manage'];

// Like the route's loader.
beforeAll(() => loadTables());
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList,
  );
});

it('disables managing roles until the roles are loaded', async () => {
  const { findByRole, user } = page({ 'GET /api/roles': 'pending' }, MANAGER);
  await user.click(await findByRole('button', { name: 'Actions for Ada' }));
  const item = await findByRole('menuitem', { name: 'Manage roles' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('links each member to their page', async () => {
  const { findByRole } = page({}, MANAGER);
  expect((await findByRole('link', { name: 'Ada' })).getAttribute('href')).toBe('/users/auth0%7Cada');
});

it('marks members of the demo, unless all of them are', async () => {
  const bo = { ...ADA, id: 'auth0|bo', fullName: 'Bo', username: 'bo', demo: true };
  const mixed = page({ 'GET /api/users': { items: [ADA, bo], nextCursor: null } }, MANAGER);
  await mixed.findByText('demo');
  mixed.unmount();
  const items = [{ ...ADA, demo: true }, bo];
  const { findByText, queryByText } = page({ 'GET /api/users': { items, nextCursor: null } }, MANAGER);
  await findByText(/All members in this list belong to the demo/);
  expect(queryByText('demo')).toBeNull();
});

it('shows that the roles could not be loaded, and retries', async () => {
  const answers: Answers = { ...ANSWERS, 'GET /api/roles': 500 };
  const { findByText, findByRole, user, queryByText } = renderPage(<UsersRoute />, {
    answers,
    permissions: MANAGER,
  });
  await findByText('The roles could not be loaded', undefined, { timeout: 10_000 });
  answers['GET /api/roles'] = ANSWERS['GET /api/roles'];
  await user.click(await findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queryByText('The roles could not be loaded')).toBeNull());
});

it('offers no management of roles without permission', async () => {
  const { findByRole, queryByRole, user } = page({}, ['users.read', 'roles.read']);
  await user.click(await findByRole('button', { name: 'Actions for Ada' }));
  await findByRole('menuitem', { name: 'Public page' });
  expect(queryByRole('menuitem', { name: 'Manage roles' })).toBeNull();
});
