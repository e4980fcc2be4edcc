import { expect, it } from 'vitest';
import { isPublicPath } from './paths.ts';

it.each([
  '/',
  '/about',
  '/about/',
  '/docs',
  '/docs/rules',
  '/streaming',
  '/auth',
  '/auth/callback',
  '/terms',
  '/privacy',
])('opens %s to visitors', (path) => expect(isPublicPath(path)).toBe(true));

it.each(['/news', '/staff', '/profile', '/docsy', '/streaming/x', '/users', '/nowhere'])(
  'allows %s for members only',
  (path) => expect(isPublicPath(path)).toBe(false),
);
