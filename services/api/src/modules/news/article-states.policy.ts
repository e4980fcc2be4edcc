import { ARTICLE_STATES, type Article, type ArticleState, type AuditEntry } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';

type Actor = Pick<Caller, 'id' | 'permissions'>;
interface ArticleResource {
  state: ArticleState;
  authorId: string | null;
}
/** Actions on articles in the audit log. */
export type ArticleAction = Extract<AuditEntry['action'], `article.${string}`>;
interface Transition {
  /** Allowed for the author; otherwise only for publishers. */
  byAuthor?: true;
  action: ArticleAction;
}

const submit: Transition = { byAuthor: true, action: 'article.submitted' };
const takeBack: Transition = { byAuthor: true, action: 'article.returned' };
const giveBack: Transition = { action: 'article.returned' };
const schedule: Transition = { action: 'article.scheduled' };
const publish: Transition = { action: 'article.published' };
const archive: Transition = { action: 'article.archived' };

/**
 * Allowed state transitions. Publishers (`news.publish`) can make all of them. Authors submit their own articles and withdraw them until a
 * decision. A published article can only be archived. An archived one can be published again, or become a draft.
 */
const TRANSITIONS: Record<ArticleState, Partial<Record<ArticleState, Transition>>> = {
  draft: { in_review: submit, scheduled: schedule, published: publish },
  in_review: { draft: takeBack, scheduled: schedule, published: publish },
  // Scheduling again changes the time.
  scheduled: { draft: giveBack, in_review: giveBack, scheduled: schedule, published: publish },
  published: { archived: archive },
  archived: { draft: giveBack, published: publish },
};

/** States in which authors may edit their own article: until a publisher has decided. */
const OPEN_TO_AUTHOR: readonly ArticleState[] = ['draft', 'in_review'];

function isPublisher({ permissions }: Actor): boolean {
  return permissions.includes('news.publish');
}

function isAuthor(actor: Actor, { authorId }: ArticleResource): boolean {
  return actor.id === authorId && actor.permissions.includes('news.write');
}

/** Whether the actor may see an article: published ones are public, all others are for their author and publishers. */
export function maySee(actor: Actor, article: ArticleResource): boolean {
  return article.state === 'published' || isPublisher(actor) || isAuthor(actor, article);
}

export function mayEdit(actor: Actor, article: ArticleResource): boolean {
  return isPublisher(actor) || (isAuthor(actor, article) && OPEN_TO_AUTHOR.includes(article.state));
}

/** Whether the actor may see the revisions of an article, including those from before its publication. */
export function maySeeRevisions(actor: Actor, article: ArticleResource): boolean {
  return isPublisher(actor) || isAuthor(actor, article);
}

type Verdict = { action: ArticleAction } | { refusal: 'ARTICLE_STATE_REFUSED' | 'ACCESS_DENIED' };

/** Decides whether the actor may change the state of a visible article, and returns its action in the audit log. */
export function judgeTransition(actor: Actor, article: ArticleResource, to: ArticleState): Verdict {
  const transition = TRANSITIONS[article.state][to];
  if (!transition)
    return {
      refusal: isPublisher(actor) || isAuthor(actor, article) ? 'ARTICLE_STATE_REFUSED' : 'ACCESS_DENIED',
    };
  const allowed = isPublisher(actor) || (transition.byAuthor === true && isAuthor(actor, article));
  return allowed ? { action: transition.action } : { refusal: 'ACCESS_DENIED' };
}

/** Returns the states to which the actor can move it. */
export function transitionsOf(actor: Actor, article: ArticleResource): ArticleState[] {
  return ARTICLE_STATES.filter((to) => 'action' in judgeTransition(actor, article, to));
}

export function mayPin(actor: Actor): boolean {
  return isPublisher(actor);
}

/** Returns the allowed actions for the response. */
export function permissionsOn(actor: Actor, article: ArticleResource): Pick<Article, 'may' | 'moves'> {
  const moves = transitionsOf(actor, article);
  return {
    moves,
    may: {
      edit: mayEdit(actor, article),
      submit: moves.includes('in_review') && article.state === 'draft',
      publish: moves.includes('published'),
      archive: moves.includes('archived'),
      pin: mayPin(actor) && article.state === 'published',
    },
  };
}
