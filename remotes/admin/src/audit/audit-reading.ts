import type { AuditEntry } from '@boardwalk/contracts';

type Action = AuditEntry['action'];

/** Total, so that a new action can't be forgotten in the filter. */
const ACTIONS: Record<Action, true> = {
  'role.assigned': true,
  'role.removed': true,
  'role.created': true,
  'role.changed': true,
  'role.deleted': true,
  'roles.reordered': true,
  'profile.updated': true,
  'user.joined': true,
  'release.published': true,
  'release.approved': true,
  'release.promoted': true,
  'release.rolled-back': true,
  'release.demoted': true,
  'release.floor-set': true,
  'release.withdrawn': true,
  'preview.linked': true,
  'deploy-token.created': true,
  'deploy-token.revoked': true,
  'doc.changed': true,
  'article.submitted': true,
  'article.returned': true,
  'article.scheduled': true,
  'article.published': true,
  'article.archived': true,
  'article.pinned': true,
  'article.unpinned': true,
  'comment.shown': true,
  'comment.removed': true,
  'notification.retried': true,
  'form.changed': true,
  'form.published': true,
  'form.closed': true,
  'submission.claim-taken-over': true,
  'submission.assigned': true,
  'submission.approved': true,
  'submission.denied': true,
  'submission.undone': true,
  'submission.revoked': true,
  'submission.waived': true,
  'submission.appeal-granted': true,
  'submission.appeal-rejected': true,
  'submission.step-retried': true,
  'identity.linked': true,
  'identity.unlinked': true,
  'game-key.created': true,
  'game-key.ended': true,
};
export const AUDIT_ACTIONS = Object.keys(ACTIONS) as Action[];

/** The action that an address asks for; undefined means all of them. */
export function toAction(text: string | null): Action | undefined {
  return AUDIT_ACTIONS.find((action) => action === text);
}

/** Total for the same reason. */
const TARGET_TYPES: Record<AuditEntry['target']['type'], true> = {
  user: true,
  role: true,
  remote: true,
  'deploy-token': true,
  doc: true,
  article: true,
  form: true,
  submission: true,
  'game-key': true,
};
export const AUDIT_TARGET_TYPES = Object.keys(TARGET_TYPES) as AuditEntry['target']['type'][];

/** The kind of thing that an address asks for; undefined means all of them. */
export function toTargetType(text: string | null): AuditEntry['target']['type'] | undefined {
  return AUDIT_TARGET_TYPES.find((type) => type === text);
}

/** One value that changed; null where there was or is none. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export type ReleaseVerb =
  | { did: 'published' | 'rolled-back' | 'linked' | 'withdrawn' }
  /** With it the deploy token that it was published with. */
  | { did: 'approved'; token: string }
  | { did: 'promoted'; share: number | null; staffOnly: boolean }
  | { did: 'demoted'; to: string | null }
  | { did: 'floor-set'; floor: string | null };

/** What was done to an article. */
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

/** What is said with who did it and to what, and nothing else. */
export const PLAIN_ACTIONS = [
  'role.created',
  'role.changed',
  'role.deleted',
  'roles.reordered',
  'form.changed',
  'form.published',
  'form.closed',
  'submission.claim-taken-over',
  'submission.assigned',
  'submission.approved',
  'submission.denied',
  'submission.undone',
  'submission.revoked',
  'submission.waived',
  'submission.appeal-granted',
  'submission.appeal-rejected',
  'submission.step-retried',
  'identity.linked',
  'identity.unlinked',
  'game-key.created',
  'game-key.ended',
] as const satisfies readonly Action[];
export type PlainAction = (typeof PLAIN_ACTIONS)[number];

/** What an entry of the log says, before it is put into words. */
export type AuditReading =
  | { kind: 'granted' | 'taken'; role: string; by: 'member' | 'provider' }
  | { kind: 'profile'; own: boolean; changes: FieldChange[] }
  | { kind: 'joined' }
  | { kind: 'release'; verb: ReleaseVerb; version: string; reason: string | null }
  | { kind: 'token'; verb: 'created' | 'revoked'; remotes: string }
  /** `at` is when a scheduled one comes out. */
  | { kind: 'article'; verb: ArticleVerb; at: string | null }
  | { kind: 'comment'; verb: 'shown' | 'removed'; article: string }
  | { kind: 'plain'; action: PlainAction }
  /** Something that this page has no words for yet: said as it is written. */
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
  if (action === 'comment.shown' || action === 'comment.removed') {
    const verb = action === 'comment.shown' ? 'shown' : 'removed';
    return { kind: 'comment', verb, article: toText(after?.article) ?? '?' };
  }
  const plain = PLAIN_ACTIONS.find((one) => one === action);
  if (plain) return { kind: 'plain', action: plain };
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
  // One version can be served in several ways; what changed says which of them this was about.
  const changed = (field: string) => before?.[field] !== after?.[field];
  const toAll = changed('live');
  const toSome = !toAll && (changed('canary') || changed('share')) && typeof after?.share === 'number';
  return {
    did: 'promoted',
    share: toSome ? Number(after?.share) : null,
    staffOnly: !toAll && !toSome && changed('staff'),
  };
}

/** The fields that differ, in the order in which they were written. */
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
