import { expect, it } from 'vitest';
import { matchCall, rateOfCall, remoteBackendManifestSchema } from './remote-backend.ts';

const calls = [
  { call: 'GET /polls', access: 'public' },
  { call: 'GET /polls/:id', access: 'members' },
  { call: 'GET /polls/open', access: 'public' },
  { call: 'POST /polls/:id/votes', access: 'members' },
] as const;

it.each([
  ['GET', '/polls', 'GET /polls'],
  ['HEAD', '/polls', 'GET /polls'],
  ['GET', '/polls/7', 'GET /polls/:id'],
  ['GET', '/polls/open', 'GET /polls/open'],
  ['POST', '/polls/7/votes', 'POST /polls/:id/votes'],
  ['POST', '/polls', undefined],
  ['DELETE', '/polls/7', undefined],
  ['GET', '/polls/', undefined],
  ['GET', '//polls', undefined],
  ['POST', '/polls//votes', undefined],
  ['GET', '', undefined],
  ['GET', '/', undefined],
])('matches %s %s', (method, path, call) => {
  expect(matchCall(calls, method, path)?.call).toBe(call);
});

it('limits reads and writes separately by default', () => {
  expect(calls.map(rateOfCall)).toEqual(['read', 'read', 'read', 'write']);
  expect(rateOfCall({ call: 'GET /polls', rate: 'search' })).toBe('search');
});

it.each([
  [{ call: 'GET polls', access: 'public' }],
  [{ call: 'TRACE /polls', access: 'public' }],
  [{ call: 'GET /polls/../users', access: 'public' }],
  [{ call: 'GET /polls?x=1', access: 'public' }],
  [{ call: 'GET /polls' }],
  [{ call: 'GET /polls', access: 'everyone' }],
  [{ call: 'GET /polls', access: { permission: 'manage' } }],
])('refuses the declaration %j', (call) => {
  expect(remoteBackendManifestSchema.safeParse({ calls: [call] }).success).toBe(false);
});

it('refuses two declarations of one call', () => {
  const twice = [
    { call: 'GET /polls/:id', access: 'public' },
    { call: 'GET /polls/:slug', access: 'members' },
  ];
  expect(remoteBackendManifestSchema.safeParse({ calls: twice }).error?.issues[0]?.message).toBe(
    'Name each call once.',
  );
});

it('can declare events and personal data without calls', () => {
  const backend = { events: ['member.erased'], personalData: true };
  expect(remoteBackendManifestSchema.parse(backend)).toEqual({ ...backend, calls: [] });
});

it.each([
  { events: ['member.left'] },
  { events: ['member.erased', 'member.erased'] },
  { calls: [{ call: 'POST /_site/events', access: 'public' }] },
  { calls: [{ call: 'GET /_site/members/:id', access: 'members' }] },
])('refuses the declaration %j', (backend) => {
  expect(remoteBackendManifestSchema.safeParse(backend).success).toBe(false);
});

it.each(['/_site/events', '/%5Fsite/events', '/_site%2Fevents', '/_Site/events', '/_site', '/%zz/events'])(
  'forwards no call of a member to %s',
  (path) => {
    const wide = [{ call: 'POST /:a/:b' }, { call: 'POST /:a' }];
    expect(matchCall(wide, 'POST', path)).toBeUndefined();
  },
);
