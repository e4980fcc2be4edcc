import { PERMISSIONS, type Permission, type Role } from '@boardwalk/contracts';
import { loadControls, loadFields, loadForms } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { PERMISSION_GROUPS } from './permission-groups.tsx';
import type { Editor } from './role-authority.ts';
import { RoleForm } from './role-form.tsx';
import { RoleMatrix } from './role-matrix.tsx';

beforeAll(async () => {
  await Promise.all([loadFields(), loadControls(), loadForms()]);
});

it('renders only the row of a permission that is switched', async () => {
  const onRow = vi.fn();
  const given: Permission[] = ['audit.read'];
  // Each row reads whether the role grants its permission.
  given.includes = (permission) => {
    onRow(permission);
    return permission === 'audit.read';
  };
  const role = {
    name: 'NIGHT_WATCH',
    colour: 'dusk',
    rank: 1,
    version: 1,
    permissions: given,
    remotePermissions: [] as string[],
  } as Role;
  const editor = {
    roles: ['ADMIN'],
    permissions: [...PERMISSIONS],
    remotePermissions: [],
    table: { highestRank: () => 2 },
  } as unknown as Editor;
  const roles = [role];
  const onChoose = () => {};
  const { findByRole, getByRole, user } = renderPage(
    <RoleForm role={{ ...role, permissions: ['audit.read'] }} onClose={() => {}} close>
      {(editing) => (
        <RoleMatrix
          groups={PERMISSION_GROUPS}
          roles={roles}
          editor={editor}
          chosen={role}
          onChoose={onChoose}
          editing={editing}
        />
      )}
    </RoleForm>,
    { answers: {} },
  );
  await findByRole('checkbox', { name: 'NIGHT_WATCH: news.write' });
  onRow.mockClear();
  await user.click(getByRole('checkbox', { name: 'NIGHT_WATCH: news.write' }));
  expect(getByRole('checkbox', { name: 'NIGHT_WATCH: news.write' })).toHaveProperty('checked', true);
  expect(new Set(onRow.mock.calls.flat())).toEqual(new Set(['news.write']));
});
