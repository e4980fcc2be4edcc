import { expect, it } from 'vitest';
import { userOfClaims } from './claims.ts';

it('reads name, nickname and picture', () => {
  const user = userOfClaims({
    sub: 'auth0|1',
    email: 'a@b.c',
    name: 'Ada B',
    nickname: 'ada',
    picture: 'https://p/1.png',
  });
  expect(user).toEqual({
    id: 'auth0|1',
    email: 'a@b.c',
    fullName: 'Ada B',
    username: 'ada',
    avatarUrl: 'https://p/1.png',
    roles: ['USER'],
  });
});

it('reads the roles claim case-insensitively, and ignores invalid entries', () => {
  const user = userOfClaims({ sub: 'x', 'https://boardwalk.community/roles': ['owner', 5, 'dragon'] });
  expect(user.roles).toEqual(['OWNER', 'ADMIN']);
});
