import { PERMISSIONS, type Permission, type Role, RoleTable } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { PERMISSION_GROUPS } from './permission-groups.tsx';
import { difference, mayChange, mayMove, mayRemove, maySwitch, movedTo } from './role-authority.ts';

const NAMES = ['OWNER', 'ADMIN', 'NIGHT_WATCH', 'HELPER', 'USER'];
const table = new RoleTable<Role>(
  NAMES.map((name, index) => ({
    name,
    kind: name === 'NIGHT_WATCH' ? 'own' : 'system',
    colour: 'gray',
    version: 1,
    position: index + 1,
    rank: NAMES.length - index - 1,
    permissions: [],
    remotePermissions: [],
    updatedAt: '2026-11-01T00:00:00Z',
  })),
);
const editorOf = (role: string, ...permissions: Permission[]) => ({
  roles: [role],
  permissions,
  remotePermissions: [],
  table,
});
const admin = editorOf('ADMIN', 'roles.manage', 'news.write');
const namesOf = (test: (role: Role) => boolean) => table.roles.filter(test).map(({ name }) => name);

it('allows changing roles below the editor’s highest, and removing custom ones', () => {
  expect(namesOf((role) => mayChange(admin, role))).toEqual(['NIGHT_WATCH', 'HELPER', 'USER']);
  expect(namesOf((role) => mayRemove(admin, role))).toEqual(['NIGHT_WATCH']);
  expect(namesOf((role) => mayMove(admin, role))).toEqual(['NIGHT_WATCH', 'HELPER']);
  expect(namesOf((role) => mayChange(editorOf('OWNER', 'roles.manage'), role))).not.toContain('OWNER');
  expect(namesOf((role) => mayChange(editorOf('ADMIN'), role))).toEqual([]);
});

it('allows granting only held permissions, and revoking any of a changeable role', () => {
  expect(maySwitch(admin, 'news.write', false)).toBe(true);
  expect(maySwitch(admin, 'audit.read', false)).toBe(false);
  expect(maySwitch(admin, 'audit.read', true)).toBe(true);
});

it('moves a role, unless a fixed one would have to move', () => {
  const fixed = ['OWNER', 'ADMIN', 'USER'];
  expect(movedTo(NAMES, 'HELPER', 2, fixed)).toEqual(['OWNER', 'ADMIN', 'HELPER', 'NIGHT_WATCH', 'USER']);
  expect(movedTo(NAMES, 'HELPER', 1, fixed)).toEqual(NAMES);
  expect(movedTo(NAMES, 'HELPER', 4, fixed)).toEqual(NAMES);
});

it('returns the difference', () => {
  expect(difference(['news.write', 'audit.read'], ['audit.read', 'feed.read'])).toEqual({
    added: ['feed.read'],
    removed: ['news.write'],
  });
});

it('shows every permission in one group', () => {
  const shown = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions.map(({ key }) => key));
  expect(shown.toSorted()).toEqual([...PERMISSIONS].toSorted());
});
