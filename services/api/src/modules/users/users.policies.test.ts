import { profileChangeSchema, visibilityOf } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { handleCandidates, isReservedHandle, toHandle } from './handle.policy.ts';
import { readMemberSearch } from './member-search.policy.ts';
import { changedFields, isStale } from './profile.policy.ts';

it.each([
  ['Nora Halloran', 'nora-halloran'],
  ['Žofie Černá', 'zofie-cerna'],
  ['  __x__y ', 'x__y'],
  ['a', undefined],
  ['日本', undefined],
  ['x'.repeat(50), 'x'.repeat(32)],
])('derives a handle from %j: %s', (text, handle) => expect(toHandle(text)).toBe(handle));

it('only tries valid handles', () => {
  for (const wanted of ['Nora', 'x'.repeat(60), '', '日本', 'a.b-c_d']) {
    const candidates = handleCandidates(wanted, 'auth0|1');
    expect(new Set(candidates).size).toBe(candidates.length);
    for (const username of candidates)
      expect(profileChangeSchema.parse({ username }).username).toBe(username);
  }
});

it.each([
  'root',
  'admin',
  'support',
  'staff',
  'moderator',
  'owner',
  'system',
  'boardwalk',
  'api',
  'ADMIN',
  'a_d_m_i_n',
  'admin_',
  'adm1n',
  '4dmin',
  'm0derator',
  'm.o.d',
  'boardwa1k',
  'boardwaik',
  'app1',
])('reserves the handle %s', (handle) => {
  expect(isReservedHandle(handle)).toBe(handle !== 'app1');
});

it('assigns no reserved handle on a first call', () => {
  expect(handleCandidates('Admin', 'auth0|1')[0]).toBe('member');
  expect(handleCandidates('Admina', 'auth0|1')[0]).toBe('admina');
});

it.each([
  ['Ada@Mail', { kind: 'mailbox', mailboxEnd: 'ada', domainStart: 'mail' }],
  ['da@', { kind: 'mailbox', mailboxEnd: 'da', domainStart: '' }],
  [' @Ada ', { kind: 'text', text: '@ada' }],
  ['Ada @mail', { kind: 'text', text: 'ada @mail' }],
  ['a@b@c', { kind: 'text', text: 'a@b@c' }],
])('parses the search %j', (search, meaning) => expect(readMemberSearch(search)).toEqual(meaning));

const row = {
  fullName: 'A',
  username: 'aaa',
  bio: '',
  pronouns: '',
  timeZone: '',
  links: ['https://a.test'],
  visibility: visibilityOf({}),
  listedOnTeam: true,
};

it('returns only fields that really differ', () => {
  expect(changedFields(row, {})).toBeUndefined();
  expect(changedFields(row, { links: ['https://a.test'], bio: '' })).toBeUndefined();
  expect(changedFields(row, { links: [], fullName: 'A' })).toEqual({
    before: { links: ['https://a.test'] },
    after: { links: [] },
  });
});

it('detects a change based on another version as stale', () => {
  expect([
    isStale({ version: 2 }, undefined),
    isStale({ version: 2 }, 2),
    isStale({ version: 2 }, 1),
  ]).toEqual([false, false, true]);
});
