import { expect, it } from 'vitest';
import { address } from './call.ts';

it('splits the key and fills in parameters, escaped', () => {
  expect(address('DELETE /api/roles/:roleId', { params: { roleId: 'a/b c' } })).toEqual({
    method: 'DELETE',
    path: '/api/roles/a%2Fb%20c',
    body: undefined,
  });
});

it('writes the query and leaves out what is absent', () => {
  const { path } = address('GET /api/users', {
    query: { search: 'a&b', role: undefined, cursor: '', limit: 20 },
  });
  expect(path).toBe('/api/users?search=a%26b&limit=20');
});
