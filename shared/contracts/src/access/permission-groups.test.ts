import { expect, it } from 'vitest';
import { INBOX_KIND_NAMES, inboxKind, inboxKindsFor } from '../inbox/inbox-kinds.ts';
import { PERMISSION_GROUP_NAMES, permissionsFor, permits } from './permission-groups.ts';
import { PERMISSIONS } from './permissions.ts';

it('accepts any permission of a group, and a single permission only for itself', () => {
  expect(permits(['comments.moderate'], 'inbox')).toBe(true);
  expect(permits(['news.write', 'audit.read'], 'inbox')).toBe(false);
  expect(permits([], 'inbox')).toBe(false);
  expect(permits(['news.write'], 'news.write')).toBe(true);
  expect(permits(['news.write'], 'news.publish')).toBe(false);
});

it.each(INBOX_KIND_NAMES)('opens the inbox to holders of %s', (kind) => {
  const { permission } = inboxKind(kind);
  expect(permits([permission], 'inbox')).toBe(true);
  expect(inboxKindsFor([permission])).toContain(kind);
});

it('gives no group the name of a permission, and fills each group with permissions', () => {
  for (const name of PERMISSION_GROUP_NAMES) {
    expect(PERMISSIONS).not.toContain(name);
    expect(permissionsFor(name).length).toBeGreaterThan(0);
  }
});
