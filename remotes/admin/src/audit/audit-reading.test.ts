import type { AuditEntry } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { toAction } from './audit-actions.ts';
import { readEntry } from './audit-reading.ts';

const entry = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: 'e',
  at: '2026-11-20T10:00:00Z',
  action: 'role.assigned',
  actor: { id: 'o', fullName: 'Marguerite Vance', username: 'owner' },
  target: { type: 'user', id: 'n', label: 'Nora Halloran' },
  before: null,
  after: null,
  requestId: 'r',
  ...parts,
});

it('reads who assigned and who removed a role', () => {
  expect(readEntry(entry({ after: { role: 'STAFF', source: 'site' } }))).toEqual({
    kind: 'granted',
    role: 'STAFF',
    by: 'member',
  });
  expect(readEntry(entry({ action: 'role.removed', before: { role: 'HELPER', source: 'site' } }))).toEqual({
    kind: 'taken',
    role: 'HELPER',
    by: 'member',
  });
});

it('reads an entry without an actor as the identity provider’s', () => {
  const reading = readEntry(entry({ actor: null, after: { role: 'ADMIN', source: 'identity' } }));
  expect(reading).toEqual({ kind: 'granted', role: 'ADMIN', by: 'provider' });
});

it('reads only the changed fields of a profile', () => {
  const before = { bio: '', pronouns: 'she/her', links: ['https://a.example'], listedOnTeam: true };
  const after = { bio: 'Net mender.', pronouns: 'she/her', links: [], listedOnTeam: false };
  expect(readEntry(entry({ action: 'profile.updated', before, after }))).toEqual({
    kind: 'profile',
    own: false,
    changes: [
      { field: 'bio', before: null, after: 'Net mender.' },
      { field: 'links', before: 'https://a.example', after: null },
      { field: 'listedOnTeam', before: 'true', after: 'false' },
    ],
  });
});

it('distinguishes the actor’s own profile from another member’s', () => {
  const actor = { id: 'n', fullName: 'Nora Halloran', username: 'member' };
  expect(readEntry(entry({ action: 'profile.updated', actor }))).toMatchObject({ own: true });
});

it('reads the arrival of a member', () => {
  expect(readEntry(entry({ action: 'user.joined', after: { username: 'nora' } }))).toEqual({
    kind: 'joined',
  });
});

it('falls back to the raw content of an unknown entry', () => {
  const unknown = { action: 'pier.painted' as AuditEntry['action'], after: { name: { en: 'M' } } };
  expect(readEntry(entry(unknown))).toEqual({
    kind: 'other',
    changes: [{ field: 'name', before: null, after: '{"en":"M"}' }],
  });
  expect(readEntry(entry({ action: 'role.assigned', after: null }))).toEqual({ kind: 'other', changes: [] });
});

it('accepts only existing actions from a URL', () => {
  expect(toAction('user.joined')).toBe('user.joined');
  expect(toAction('toString')).toBeUndefined();
  expect(toAction(null)).toBeUndefined();
});

it('reads the audience of a version from the changed fields, although it may be served in other ways too', () => {
  const remote = { type: 'remote' as const, id: 'home', label: 'home' };
  const served = (before: object, after: object) =>
    readEntry(
      entry({
        action: 'release.promoted',
        target: remote,
        before: { live: '1', canary: null, share: null, staff: null, ...before },
        after: {
          live: '1',
          canary: null,
          share: null,
          staff: null,
          ...after,
          version: '2',
          reason: 'Tuesday',
        },
      }),
    );
  const reading = (verb: object) => ({
    kind: 'release',
    verb: { did: 'promoted', ...verb },
    version: '2',
    reason: 'Tuesday',
  });
  expect(served({}, { live: '2' })).toEqual(reading({ share: null, staffOnly: false }));
  expect(served({}, { canary: '2', share: 10 })).toEqual(reading({ share: 10, staffOnly: false }));
  const canary = { canary: '2', share: 10 };
  expect(served(canary, { ...canary, share: 50 })).toEqual(reading({ share: 50, staffOnly: false }));
  expect(served(canary, { ...canary, staff: '2' })).toEqual(reading({ share: null, staffOnly: true }));
});

it('reads changes of releases and tokens', () => {
  const remote = { type: 'remote' as const, id: 'home', label: 'home' };
  const after = { version: '2', live: '1', failed: 6 };
  expect(readEntry(entry({ action: 'release.demoted', actor: null, target: remote, after }))).toEqual({
    kind: 'release',
    verb: { did: 'demoted', to: '1' },
    version: '2',
    reason: null,
  });
  const gone = { action: 'release.withdrawn' as const, actor: null, target: remote, after: { version: '2' } };
  expect(readEntry(entry(gone))).toMatchObject({ verb: { did: 'withdrawn' }, version: '2' });
  const target = { type: 'deploy-token' as const, id: 't', label: 'News team' };
  const before = { name: 'News team', remotes: ['docs', 'news'] };
  expect(readEntry(entry({ action: 'deploy-token.revoked', target, before }))).toEqual({
    kind: 'token',
    verb: 'revoked',
    remotes: 'docs, news',
  });
});

it('reads changes of articles', () => {
  const target = { type: 'article' as const, id: 'a', label: 'Lantern night' };
  const after = { state: 'scheduled', publishAt: '2026-12-01T18:00:00.000Z' };
  expect(readEntry(entry({ action: 'article.scheduled', target, after }))).toEqual({
    kind: 'article',
    verb: 'scheduled',
    at: '2026-12-01T18:00:00.000Z',
  });
  const published = entry({
    action: 'article.published',
    actor: null,
    target,
    after: { state: 'published' },
  });
  expect(readEntry(published)).toEqual({ kind: 'article', verb: 'published', at: null });
});

it('reads a moderator’s decision about a comment', () => {
  const after = { state: 'removed', comment: 'c', article: 'The pier is open' };
  expect(readEntry(entry({ action: 'comment.removed', before: { state: 'shown' }, after }))).toEqual({
    kind: 'comment',
    verb: 'removed',
    article: 'The pier is open',
  });
  expect(readEntry(entry({ action: 'comment.shown', after }))).toMatchObject({ verb: 'shown' });
});

it('reads changes of forms and applications as plain sentences', () => {
  const target = { type: 'submission' as const, id: 's', label: 'Whitelist, Sam Pell' };
  const after = { state: 'denied', reason: 'Too short.' };
  expect(readEntry(entry({ action: 'submission.denied', target, after }))).toEqual({
    kind: 'plain',
    action: 'submission.denied',
  });
});
