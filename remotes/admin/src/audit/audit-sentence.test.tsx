import type { AuditEntry } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { changesOf } from './audit-changes.tsx';
import { AuditSentence } from './audit-sentence.tsx';
import { AUDIT_ACTION_NAMES, toAction } from './audit-texts.ts';

const NORA = { type: 'user', id: 'n', label: 'Nora Halloran' } as const;
const HOME = { type: 'remote', id: 'home', label: 'home' } as const;
const ARTICLE = { type: 'article', id: 'a', label: 'Lantern night' } as const;

const entryOf = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: 'e',
  at: '2026-11-20T10:00:00Z',
  action: 'role.assigned',
  actor: { id: 'o', fullName: 'Marguerite Vance', username: 'owner' },
  target: NORA,
  before: null,
  after: null,
  requestId: 'r',
  ...parts,
});

/** Returns the text of an entry's sentence. */
function sentenceOf(parts: Partial<AuditEntry>): string | null {
  const { container, unmount } = renderPage(<AuditSentence entry={entryOf(parts)} />, { answers: {} });
  const text = container.textContent;
  unmount();
  return text;
}

it('states who assigned and who removed a role', () => {
  expect(sentenceOf({ after: { role: 'STAFF' } })).toBe('Marguerite Vance assigned STAFF to Nora Halloran');
  expect(sentenceOf({ action: 'role.removed', before: { role: 'HELPER' } })).toBe(
    'Marguerite Vance removed HELPER from Nora Halloran',
  );
});

it('attributes a role without an actor to the identity provider', () => {
  expect(sentenceOf({ actor: null, after: { role: 'ADMIN' } })).toBe(
    'The identity provider assigned ADMIN to Nora Halloran',
  );
});

it('distinguishes the actor’s own profile from another member’s', () => {
  expect(sentenceOf({ action: 'profile.updated' })).toBe(
    'Marguerite Vance changed the profile of Nora Halloran',
  );
  const actor = { id: 'n', fullName: 'Nora Halloran', username: 'member' };
  expect(sentenceOf({ action: 'profile.updated', actor })).toBe('Nora Halloran changed their profile');
});

it('names the audience of a version from the changed fields, although it may be served in other ways too', () => {
  const none = { live: '1', canary: null, share: null, staff: null };
  const served = (before: object, after: object) =>
    sentenceOf({
      action: 'release.promoted',
      target: HOME,
      before: { ...none, ...before },
      after: { ...none, ...after, version: '2', reason: 'Tuesday' },
    });
  expect(served({}, { live: '2' })).toBe('Marguerite Vance rolled out home 2 to all visitors');
  expect(served({}, { canary: '2', share: 10 })).toBe(
    'Marguerite Vance rolled out home 2 to 10 % of visitors',
  );
  const canary = { canary: '2', share: 10 };
  expect(served(canary, { ...canary, share: 50 })).toBe(
    'Marguerite Vance rolled out home 2 to 50 % of visitors',
  );
  expect(served(canary, { ...canary, staff: '2' })).toBe('Marguerite Vance rolled out home 2 to staff');
});

it('states which version is served after an automatic rollback', () => {
  const demoted = { action: 'release.demoted', actor: null, target: HOME } as const;
  expect(sentenceOf({ ...demoted, after: { version: '2', live: '1', failed: 6 } })).toBe(
    'home 2 failed for visitors and was rolled back automatically; 1 is live',
  );
  expect(sentenceOf({ ...demoted, after: { version: '2', live: null } })).toBe(
    'home 2 failed for visitors and was rolled back automatically',
  );
});

it('names the remotes of a deploy token, and a deploy token as the actor', () => {
  const target = { type: 'deploy-token', id: 't', label: 'News team' } as const;
  expect(sentenceOf({ action: 'deploy-token.created', target, after: { remotes: ['docs', 'news'] } })).toBe(
    'Marguerite Vance created the deploy token News team for docs, news',
  );
  const actor = { id: 'token:t', fullName: 'News team', username: '' };
  expect(sentenceOf({ action: 'release.published', actor, target: HOME, after: { version: '2' } })).toBe(
    'News team published home 2',
  );
});

it('attributes a scheduled publication to the site', () => {
  expect(sentenceOf({ action: 'article.published', actor: null, target: ARTICLE })).toBe(
    'The site published Lantern night',
  );
});

it('shows the publication time of a scheduled article', () => {
  const after = { state: 'scheduled', publishAt: '2026-12-01T18:00:00.000Z' };
  expect(sentenceOf({ action: 'article.scheduled', target: ARTICLE, after })).toMatch(
    /^Marguerite Vance scheduled Lantern night for .*December.*2026/,
  );
});

it('names the article of a moderated comment', () => {
  const after = { state: 'removed', comment: 'c', article: 'The pier is open' };
  expect(sentenceOf({ action: 'comment.removed', after })).toBe(
    'Marguerite Vance removed a comment by Nora Halloran on The pier is open',
  );
});

it('distinguishes a resent message from all resent messages of an event', () => {
  const action = 'notification.retried';
  expect(sentenceOf({ action })).toBe('Marguerite Vance resent a message to Nora Halloran');
  const target = { type: 'notification', id: 'v', label: 'Lantern night' } as const;
  expect(sentenceOf({ action, target })).toBe('Marguerite Vance resent the message Lantern night');
});

it('shows an unknown action unchanged', () => {
  for (const action of ['pier.painted', 'toString'])
    expect(sentenceOf({ action: action as AuditEntry['action'] })).toBe(
      `Marguerite Vance: ${action}, Nora Halloran`,
    );
});

it("doesn't parse tags in the name of a target", () => {
  const target = { type: 'form', id: 'f', label: '<0>Whitelist</0> {who}' } as const;
  expect(sentenceOf({ action: 'form.closed', target })).toBe(
    'Marguerite Vance closed the form <0>Whitelist</0> {who}',
  );
});

it('lists only the changed fields', () => {
  const before = { bio: '', pronouns: 'she/her', links: ['https://a.example'], listedOnTeam: true };
  const after = { bio: 'Sailor.', pronouns: 'she/her', links: [], listedOnTeam: false, name: { en: 'M' } };
  expect(changesOf({ before, after })).toEqual([
    { field: 'bio', before: null, after: 'Sailor.' },
    { field: 'links', before: 'https://a.example', after: null },
    { field: 'listedOnTeam', before: 'true', after: 'false' },
    { field: 'name', before: null, after: '{"en":"M"}' },
  ]);
});

it('accepts only existing actions from a URL', () => {
  expect(toAction('user.joined')).toBe('user.joined');
  expect(toAction('toString')).toBeUndefined();
  expect(toAction(null)).toBeUndefined();
});

it('has a sentence for each action, without open placeholders', () => {
  for (const action of AUDIT_ACTION_NAMES) {
    const text = sentenceOf({
      action,
      after: { role: 'STAFF', version: '2', article: 'A', token: 'T', share: 5 },
    });
    expect(text, action).toMatch(/^[A-Z].{5,}/);
    expect(text, action).not.toMatch(/[{}]|undefined|null/);
  }
});

it('distinguishes a security floor that was set from one that was removed', () => {
  const floor = { action: 'release.floor-set', target: HOME } as const;
  expect(sentenceOf({ ...floor, after: { version: '2', floor: '2' } })).toBe(
    'Marguerite Vance blocked versions of home older than 2',
  );
  expect(sentenceOf({ ...floor, after: { version: '2', floor: null } })).toBe(
    'Marguerite Vance allowed older versions of home again',
  );
});
