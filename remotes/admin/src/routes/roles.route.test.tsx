import { type Permission, type Role, VISIBILITY_DEFAULTS } from '@boardwalk/contracts';
import { loadControls, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, within } from '@boardwalk/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { RolesRoute } from './roles.route.tsx';

// Chunks of the page are loaded before it renders.
beforeAll(async () => {
  await Promise.all([loadFields(), loadControls(), loadForms()]);
});

const NAMES = ['OWNER', 'ADMIN', 'NIGHT_WATCH', 'USER'];
const GIVEN: Record<string, Permission[]> = { ADMIN: ['roles.manage'], NIGHT_WATCH: ['audit.read'] };
const ROLES: Role[] = NAMES.map((name, index) => ({
  name,
  kind: name === 'NIGHT_WATCH' ? 'own' : 'system',
  colour: 'dusk',
  version: 3,
  position: index + 1,
  rank: NAMES.length - index - 1,
  permissions: GIVEN[name] ?? [],
  remotePermissions: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
}));
const EDITOR: Permission[] = ['roles.read', 'roles.manage', 'news.write'];

const page = (answers: Answers = {}, permissions: Permission[] = EDITOR) =>
  renderPage(<RolesRoute />, {
    answers: {
      'GET /api/roles': { items: ROLES, nextCursor: null },
      'GET /api/roles/remote-permissions': { items: [] },
      'GET /api/users/me': {
        id: 'auth0|kay',
        email: 'kay@city.test',
        fullName: 'Kay',
        username: 'kay',
        avatarUrl: null,
        roles: ['ADMIN'],
        permissions,
        remotePermissions: [],
        bio: '',
        pronouns: '',
        timeZone: '',
        links: [],
        listedOnTeam: false,
        visibility: VISIBILITY_DEFAULTS,
        bannerUrl: null,
        deletionDueAt: null,
        version: 1,
        account: { state: 'active', until: null, reason: null },
        createdAt: '2026-11-23T12:00:00.000Z',
        updatedAt: '2026-11-23T12:00:00.000Z',
      },
      ...answers,
    },
  });

describe('the roles', () => {
  it('are shown side by side, with their permissions', async () => {
    const { findByRole, container } = page();
    const table = within(await findByRole('table', { name: 'Permissions of each role' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(heads).toEqual(['Permission', ...NAMES]);
    const row = table.getByText('Read the audit log').closest('tr');
    expect(
      row &&
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
    ).toEqual(['–no', '–no', 'yes', '–no']);
    await expectAccessible(container);
  });

  it('below the member’s own can be changed; only held permissions can be granted', async () => {
    const { findByRole, queryByRole, user, calls } = page({
      'PUT /api/role-definitions/:name': { ...(ROLES[2] as Role), version: 4, permissions: ['news.write'] },
    });
    await user.click(await findByRole('button', { name: 'Edit NIGHT_WATCH' }));
    const box = (permission: string) =>
      findByRole('checkbox', { name: `NIGHT_WATCH: ${permission}` }) as Promise<HTMLInputElement>;
    expect((await box('docs.write')).disabled).toBe(true);
    expect(queryByRole('button', { name: 'Edit ADMIN' })).toBeNull();
    await user.click(await box('news.write'));
    await user.click(await box('audit.read'));
    await user.click(await findByRole('button', { name: 'Save NIGHT_WATCH' }));
    await expect
      .poll(() => calls.find(({ endpoint }) => endpoint.startsWith('PUT')))
      .toEqual({
        endpoint: 'PUT /api/role-definitions/NIGHT_WATCH',
        body: { colour: 'dusk', permissions: ['news.write'], remotePermissions: [], version: 3 },
      });
  });

  it('grants the permissions of remotes, and keeps those of remotes that are not served', async () => {
    const watch = { ...(ROLES[2] as Role), remotePermissions: ['gone.manage', 'polls.manage'] };
    const { findByRole, findByText, user, calls } = page({
      'GET /api/roles': {
        items: ROLES.map((role) => (role.name === watch.name ? watch : role)),
        nextCursor: null,
      },
      'GET /api/roles/remote-permissions': {
        items: [
          {
            remote: 'polls',
            title: 'Polls',
            permissions: [{ key: 'polls.manage', label: { en: 'Manage polls', de: 'Umfragen verwalten' } }],
          },
        ],
      },
      'PUT /api/role-definitions/:name': { ...watch, version: 4, remotePermissions: ['gone.manage'] },
    });
    await findByText('Manage polls');
    await findByText('NIGHT_WATCH also grants permissions of apps that are not installed.');
    await user.click(await findByRole('button', { name: 'Edit NIGHT_WATCH' }));
    await user.click(await findByRole('checkbox', { name: 'NIGHT_WATCH: polls.manage' }));
    await user.click(await findByRole('button', { name: 'Save NIGHT_WATCH' }));
    await expect
      .poll(() => calls.find(({ endpoint }) => endpoint.startsWith('PUT')))
      .toEqual({
        endpoint: 'PUT /api/role-definitions/NIGHT_WATCH',
        body: { colour: 'dusk', permissions: ['audit.read'], remotePermissions: ['gone.manage'], version: 3 },
      });
  });

  it('require the permission', async () => {
    const { findByText, calls } = page({}, []);
    await findByText(/Missing permission/);
    expect(calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/roles');
  });

  it('can be reloaded after a failure', async () => {
    const answers: Answers = { 'GET /api/roles': 503 };
    const { findByText } = page(answers);
    await findByText('The roles could not be loaded');
  });
});

describe('a new role', () => {
  it('is named in capitals, and created without permissions', async () => {
    const { findByRole, user, calls } = page({ 'POST /api/role-definitions': ROLES[2] as Role });
    await user.click(await findByRole('button', { name: 'New role' }));
    const dialog = within(await findByRole('dialog', { name: 'New role' }));
    await user.type(await dialog.findByLabelText(/Name/), 'harbour crew');
    await user.click(dialog.getByRole('button', { name: 'Create role' }));
    await expect
      .poll(() => calls.find(({ endpoint }) => endpoint.startsWith('POST')))
      .toEqual({
        endpoint: 'POST /api/role-definitions',
        body: { name: 'HARBOUR_CREW', colour: 'dusk', permissions: [] },
      });
  });
});

describe('the order', () => {
  it('is changed by buttons, except for fixed roles', async () => {
    const { findByRole, user, calls } = page({ 'PUT /api/role-definitions/order': { items: ROLES } });
    await user.click(await findByRole('button', { name: 'Reorder' }));
    const dialog = within(await findByRole('dialog', { name: 'Order of the roles' }));
    await user.click(await dialog.findByRole('button', { name: 'Move NIGHT_WATCH up' }));
    // ADMIN is the editor’s own role, so it is fixed.
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(NAMES);
    expect(dialog.queryByRole('button', { name: 'Move ADMIN up' })).toBeNull();
    expect(calls.some(({ endpoint }) => endpoint.endsWith('/order'))).toBe(false);
  });
});
