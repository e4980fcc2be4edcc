import type { AuditEntry } from '@boardwalk/contracts';
import { isPlain, type PlainAction } from './audit-actions.ts';

/** A changed value; null if there was or is none. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export type ReleaseVerb =
  | { did: 'published' | 'rolled-back' | 'linked' | 'withdrawn' }
  /** With the deploy token that it was published with. */
  | { did: 'approved'; token: string }
  | { did: 'promoted'; share: number | null; staffOnly: boolean }
  | { did: 'demoted'; to: string | null }
  | { did: 'floor-set'; floor: string | null };

/** Actions on an article. */
export const ARTICLE_VERBS = [
  'submitted',
  'returned',
  'scheduled',
  'published',
  'archived',
  'pinned',
  'unpinned',
] as const;
export type ArticleVerb = (typeof ARTICLE_VERBS)[number];

/** Actions on a comment. */
const COMMENT_VERBS = ['shown', 'hidden', 'removed'] as const;
export type CommentVerb = (typeof COMMENT_VERBS)[number];

/** Meaning of a log entry, before it is formatted. */
export type AuditReading =
  | { kind: 'granted' | 'taken'; role: string; by: 'member' | 'provider' }
  | { kind: 'profile'; own: boolean; changes: FieldChange[] }
  | { kind: 'joined' }
  | { kind: 'release'; verb: ReleaseVerb; version: string; reason: string | null }
  | { kind: 'token'; verb: 'created' | 'revoked'; remotes: string }
  /** `at` is the publication time of a scheduled one. */
  | { kind: 'article'; verb: ArticleVerb; at: string | null }
  | { kind: 'comment'; verb: CommentVerb; article: string }
  | { kind: 'plain'; action: PlainAction }
  /** An entry that this page doesn't know: its content is shown unchanged. */
  | { kind: 'other'; changes: FieldChange[] };

export function readEntry(entry: AuditEntry): AuditReading {
  const { action, actor, target, before, after } = entry;
  const role = (after ?? before)?.role;
  if ((action === 'role.assigned' || action === 'role.removed') && typeof role === 'string') {
    return {
      kind: action === 'role.assigned' ? 'granted' : 'taken',
      role,
      by: actor ? 'member' : 'provider',
    };
  }
  if (action === 'user.joined') return { kind: 'joined' };
  const verb = verbOf(entry);
  if (verb)
    return { kind: 'release', verb, version: toText(after?.version) ?? '?', reason: toText(after?.reason) };
  if (target.type === 'deploy-token') {
    const remotes = toText((after ?? before)?.remotes) ?? '';
    return { kind: 'token', verb: action === 'deploy-token.created' ? 'created' : 'revoked', remotes };
  }
  const articleVerb = ARTICLE_VERBS.find((one) => action === `article.${one}`);
  if (articleVerb) return { kind: 'article', verb: articleVerb, at: toText(after?.publishAt) };
  const commentVerb = COMMENT_VERBS.find((one) => action === `comment.${one}`);
  if (commentVerb) return { kind: 'comment', verb: commentVerb, article: toText(after?.article) ?? '?' };
  if (isPlain(action)) return { kind: 'plain', action };
  const changes = changesOf(before, after);
  return action === 'profile.updated'
    ? { kind: 'profile', own: actor?.id === target.id, changes }
    : { kind: 'other', changes };
}

function verbOf({ action, before, after }: AuditEntry): ReleaseVerb | undefined {
  if (action === 'release.approved') return { did: 'approved', token: toText(after?.token) ?? '?' };
  if (action === 'release.published') return { did: 'published' };
  if (action === 'release.rolled-back') return { did: 'rolled-back' };
  if (action === 'preview.linked') return { did: 'linked' };
  if (action === 'release.withdrawn') return { did: 'withdrawn' };
  if (action === 'release.demoted') return { did: 'demoted', to: toText(after?.live) };
  if (action === 'release.floor-set') return { did: 'floor-set', floor: toText(after?.floor) };
  if (action !== 'release.promoted') return undefined;
  // A version can be served in several ways; the changed fields show which of them this entry concerns.
  const changed = (field: string) => before?.[field] !== after?.[field];
  const toAll = changed('live');
  const toSome = !toAll && (changed('canary') || changed('share')) && typeof after?.share === 'number';
  return {
    did: 'promoted',
    share: toSome ? Number(after?.share) : null,
    staffOnly: !toAll && !toSome && changed('staff'),
  };
}

/** Returns the changed fields, in the order of the entry. */
export function changesOf(before: AuditEntry['before'], after: AuditEntry['after']): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
