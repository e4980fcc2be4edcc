import { expect, it } from 'vitest';
import { isFinished, type Newcomer, stepsOf } from './welcome-steps.ts';

const EMPTY = { bio: '', pronouns: '', links: [] };
const LINKED = { provider: 'discord' as const, name: 'kay', linkedAt: '2026-11-23T12:00:00.000Z' };
const NEWCOMER: Newcomer = {
  profile: EMPTY,
  accounts: { items: [], discord: true },
  whitelist: 'apply',
  opened: [],
};
const statesOf = (change: Partial<Newcomer>, offer = { hasChat: true, hasRules: true }) =>
  Object.fromEntries(stepsOf({ ...NEWCOMER, ...change }, offer).map(({ id, state }) => [id, state]));

it('has four open steps for a member who has just signed up', () => {
  expect(statesOf({})).toEqual({ profile: 'open', chat: 'open', rules: 'open', apply: 'open' });
});

it('has unknown states until the data is loaded', () => {
  const states = statesOf({ profile: undefined, accounts: undefined, whitelist: undefined });
  expect(states).toEqual({ profile: 'unknown', chat: 'unknown', rules: 'open', apply: 'unknown' });
});

it('omits steps that this site doesn’t have', () => {
  expect(Object.keys(statesOf({}, { hasChat: false, hasRules: false }))).toEqual(['apply', 'profile']);
});

it.each([{ bio: 'From the north pier.' }, { pronouns: 'they/them' }, { links: ['https://kay.test'] }])(
  'treats a profile with %o as complete',
  (written) => expect(statesOf({ profile: { ...EMPTY, ...written } }).profile).toBe('done'),
);

it('treats a linked account as joining the chat, or the opened link if none can be linked', () => {
  expect(statesOf({ opened: ['chat'] }).chat).toBe('open');
  expect(statesOf({ accounts: { items: [LINKED], discord: true } }).chat).toBe('done');
  const unlinkable = { items: [], discord: false };
  expect(statesOf({ accounts: unlinkable }).chat).toBe('open');
  expect(statesOf({ accounts: unlinkable, opened: ['chat'] }).chat).toBe('done');
});

it('waits for others once an application was submitted or denied', () => {
  const apply = (whitelist: Newcomer['whitelist']) => statesOf({ whitelist }).apply;
  expect([apply('continue'), apply('see'), apply('wait'), apply('listed')]).toEqual([
    'open',
    'waiting',
    'waiting',
    'done',
  ]);
});

it('is finished when the new member has nothing left to do', () => {
  const all: Newcomer = {
    profile: { ...EMPTY, bio: 'x' },
    accounts: { items: [LINKED], discord: true },
    whitelist: 'see',
    opened: ['rules'],
  };
  const offer = { hasChat: true, hasRules: true };
  expect(isFinished(stepsOf(all, offer))).toBe(true);
  expect(isFinished(stepsOf({ ...all, profile: EMPTY }, offer))).toBe(true);
  expect(isFinished(stepsOf({ ...all, opened: [] }, offer))).toBe(false);
  expect(isFinished(stepsOf({ ...all, whitelist: undefined }, offer))).toBe(false);
});
