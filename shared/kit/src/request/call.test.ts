import { expect, it, vi } from 'vitest';
import { address, call } from './call.ts';

it('splits the key and fills in escaped parameters', () => {
  expect(address('DELETE /api/roles/:roleId', { params: { roleId: 'a/b c' } })).toEqual({
    method: 'DELETE',
    path: '/api/roles/a%2Fb%20c',
    body: undefined,
  });
});

it('serializes the query without absent values', () => {
  const { path } = address('GET /api/users', {
    query: { search: 'a&b', role: undefined, cursor: '', limit: 20 },
  });
  expect(path).toBe('/api/users?search=a%26b&limit=20');
});

it('sends nothing if a parameter would form the path of another endpoint', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(call('GET /api/forms/:slug', { params: { slug: 'all' } })).rejects.toMatchObject({
    type: 'NOT_FOUND',
    status: 404,
  });
  expect(fetched).not.toHaveBeenCalled();
});

it('calls an endpoint whose path has no parameter', () => {
  expect(address('GET /api/forms/all', {}).path).toBe('/api/forms/all');
});
