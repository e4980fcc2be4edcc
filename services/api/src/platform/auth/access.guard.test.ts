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
  ['game-server', null, 'GAME_KEY_INVALID'],
  ['backend', null, 'BACKEND_KEY_INVALID'],
  ['backend', ['releases.manage'], 'ACCESS_DENIED'],
  ['game-server', ['bridge.manage'], 'ACCESS_DENIED'],
] as const)('decides %j for a caller with %j: %s', (access, permissions, refusal) => {
  expect(refusalOf(access, permissions && { permissions })).toBe(refusal);
});

it.each([
  ['game-server', undefined],
  ['public', undefined],
  ['signed-in', 'ACCESS_DENIED'],
  [{ permission: 'bridge.manage' }, 'ACCESS_DENIED'],
  [undefined, 'ACCESS_DENIED'],
] as const)('decides %j for the key of a game server: %s', (access, refusal) => {
  expect(refusalOf(access, { permissions: [], gameServer: true })).toBe(refusal);
});

it.each([
  ['backend', undefined],
  ['public', undefined],
  ['game-server', 'ACCESS_DENIED'],
  ['signed-in', 'ACCESS_DENIED'],
  [{ permission: 'releases.manage' }, 'ACCESS_DENIED'],
  [undefined, 'ACCESS_DENIED'],
] as const)('decides %j for the key of a backend: %s', (access, refusal) => {
  expect(refusalOf(access, { permissions: [], backend: 'polls' })).toBe(refusal);
});
