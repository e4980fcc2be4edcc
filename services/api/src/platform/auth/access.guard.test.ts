import { expect, it } from 'vitest';
import { refusalOf } from './access.guard.ts';

it.each([
  ['public', null, undefined],
  ['signed-in', null, 'AUTHENTICATION_REQUIRED'],
  ['signed-in', [], undefined],
  [{ permission: 'users.read' }, null, 'AUTHENTICATION_REQUIRED'],
  [{ permission: 'users.read' }, ['roles.read'], 'ACCESS_DENIED'],
  [{ permission: 'users.read' }, ['users.read'], undefined],
  [undefined, ['users.read'], 'ACCESS_DENIED'],
] as const)('decides %j for %j: %s', (access, permissions, refusal) => {
  expect(refusalOf(access, permissions && { permissions })).toBe(refusal);
});
