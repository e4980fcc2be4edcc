import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkInput } from './input.decorator.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.as('wire', 'OWNER');
});
afterAll(() => api.stop());

const put = (body: string, headers: Record<string, string> = {}) =>
  api.call('PUT /api/users/me', { token, body, headers });

describe('bodies', () => {
  it('rejects invalid JSON', async () => {
    expectError(await put('{"bio": '), 400, 'BODY_UNREADABLE');
  });

  it('rejects more than 64 KB, or more than 1 MB where rich text is accepted', async () => {
    const refused = await put(JSON.stringify({ bio: 'x'.repeat(66_000) }));
    expect(expectError(refused, 413, 'BODY_TOO_LARGE').message).toContain('(64 KB)');
    expect(refused.headers.get('connection')).toBe('close');
    const write = (length: number) =>
      api.call('POST /api/articles', { token, body: { title: 'x'.repeat(length) } });
    expectError(await write(66_000), 422, 'INPUT_INVALID');
    expect(expectError(await write(1_100_000), 413, 'BODY_TOO_LARGE').message).toContain('(1 MB)');
  });

  const unreadable = '{"never": "parsed';
  it('parses nothing before the caller and their access are checked', async () => {
    expectError(await api.call('PUT /api/users/me', { body: unreadable }), 401, 'AUTHENTICATION_REQUIRED');
    const body = { token: await api.as('no-editor'), body: unreadable };
    expectError(await api.call('POST /api/roles', body), 403, 'ACCESS_DENIED');
    expectError(await api.call('PUT /api/game/v1/properties', { body: unreadable }), 401, 'GAME_KEY_INVALID');
    expectError(await api.call('POST /api/nowhere', { body: unreadable }), 404, 'ROUTE_NOT_FOUND');
  });

  it('responds for an unknown route before its body has arrived', async () => {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), 'localhost');
    socket.write('POST /api/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 900\r\n\r\n{');
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });

  it('rejects many small values, but no string with as many commas', async () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`k${at}`, 1])));
    expectError(await put(many), 400, 'BODY_UNREADABLE');
    expectError(await put(JSON.stringify({ bio: '[,:{'.repeat(5_000) })), 422, 'INPUT_INVALID');
  });

  it('rejects more bytes than an endpoint for bytes accepts', async () => {
    const sent = api.call('PUT /api/releases/news/1/files?path=a.js', {
      token,
      bytes: Buffer.alloc(17 * 1_048_576),
    });
    expect(expectError(await sent, 413, 'BODY_TOO_LARGE').message).toContain('(16 MB)');
  });

  it('limits concurrent bodies of one address, but not those of others', async () => {
    const strict = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '1' }, issuer: api.issuer });
    const { port } = new URL(strict.url);
    const head =
      'PUT /api/users/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\nx-forwarded-for: 192.0.2.1\r\n\r\n';
    const waiting = Array.from({ length: 32 }, () => connect(Number(port), 'localhost'));
    for (const socket of waiting) socket.write(head);
    const from = (address: string) =>
      strict.call('PUT /api/users/me', { body: {}, headers: { 'x-forwarded-for': address } });
    await expect.poll(async () => (await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(401);
    for (const socket of waiting) socket.destroy();
    await expect.poll(async () => (await from('192.0.2.1')).status).toBe(401);
    await strict.stop();
  });

  it('rejects other media types', async () => {
    expectError(await put('bio=x', { 'content-type': 'text/plain' }), 415, 'MEDIA_TYPE_UNKNOWN');
  });

  it('accepts 32 levels and rejects the 33rd', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expectError(await put(nested(33)), 400, 'BODY_UNREADABLE');
    expectError(await put(nested(32)), 422, 'INPUT_INVALID');
    expectError(await put(nested(30_000)), 400, 'BODY_UNREADABLE');
  });

  it.each(['{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {"admin": true}}}'])(
    'rejects the prototype pollution %s',
    async (body) => {
      expectError(await put(body), 400, 'BODY_UNREADABLE');
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    },
  );

  it('treats an empty body announced as JSON as absent', async () => {
    const headers = { 'content-type': 'application/json' };
    const path = 'DELETE /api/roles/00000000-0000-4000-8000-000000000000';
    expectError(await api.call(path, { token, headers }), 404, 'ASSIGNMENT_NOT_FOUND');
  });

  it('names each rejected field', async () => {
    const error = expectError(
      await put('{"fullName": "", "bio": 7, "links": ["ftp://x"]}'),
      422,
      'INPUT_INVALID',
    );
    expect(error.details.fields?.map(({ path }) => path)).toEqual([
      'body.fullName',
      'body.bio',
      'body.links.0',
    ]);
  });

  it.each(['a\\u0000b', 'a\\ud83db'])('removes unstorable characters from %s', async (text) => {
    const answer = await put(`{"bio": "${text}"}`);
    expect([answer.status, answer.body.bio]).toEqual([200, 'ab']);
  });

  it.each(['a\u0000b', 'a\ud83db'])('rejects unstorable characters in values of programs: %j', (cursor) => {
    const sent = { query: { cursor }, params: {}, body: undefined };
    expect(() => checkInput('GET /api/users', sent)).toThrow(ApiError);
  });
});

describe('routes', () => {
  it.each(['GET /api/nowhere', 'POST /api/site', 'GET /', 'PATCH /api/users/me'])(
    'don’t include %s',
    async (route) => {
      expectError(await api.call(route, { token }), 404, 'ROUTE_NOT_FOUND');
    },
  );

  it.each([
    '/api/users/%E0%A4',
    '/api/%ff',
    '/api/x/%ud800',
    '/api/%75sers/me',
    '/api/users%2dx',
    '/%61pi/site',
  ])('reject the path %s, which has another spelling or none, with the usual headers', async (path) => {
    const answer = await api.call(`GET ${path}`, { token });
    expectError(answer, 400, 'ADDRESS_UNREADABLE');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('HEAD', () => {
  it('is checked by the same guards as GET', async () => {
    expect((await api.call('HEAD /api/users')).status).toBe(401);
    expect((await api.call('HEAD /api/users', { token: await api.as('nobody') })).status).toBe(403);
    expect((await api.call('HEAD /api/users', { token })).status).toBe(200);
  });
});

describe('request ids', () => {
  it('are kept when they are valid', async () => {
    const headers = { 'x-request-id': 'abc-123-def' };
    expect((await api.call('GET /api/site', { headers })).headers.get('x-request-id')).toBe('abc-123-def');
  });

  it.each(['x', 'with spaces in it', `${'long'.repeat(30)}`, '"quoted"value"'])('exclude %s', async (id) => {
    const answer = await api.call('GET /api/site', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}\.\w+$/);
  });
});

describe('public responses', () => {
  it('are sent again only after a change', async () => {
    const first = await api.call('GET /api/site');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await api.call('GET /api/site', { headers: { 'if-none-match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('are never stored when they are personal', async () => {
    const answer = await api.call('GET /api/users/me', { token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });
});
