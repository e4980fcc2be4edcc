import { ARTICLE_STATES, type Article, type ArticleState, type AuditEntry } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';

type Actor = Pick<Caller, 'id' | 'permissions'>;
interface ArticleResource {
  state: ArticleState;
  authorId: string | null;
}
/** The actions that the audit log has for articles. */
export type ArticleAction = Extract<AuditEntry['action'], `article.${string}`>;
interface Transition {
  /** Its author may do it; otherwise only who may publish. */
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
 * What can follow what. Publishers (`news.publish`) do all of it. Authors submit their own and take it back as long as nobody has
 * decided on it. A published article can only be archived. An archived one can be published as it was, or become a draft again.
 */
const TRANSITIONS: Record<ArticleState, Partial<Record<ArticleState, Transition>>> = {
  draft: { in_review: submit, scheduled: schedule, published: publish },
  in_review: { draft: takeBack, scheduled: schedule, published: publish },
  // Scheduling again is a change of the instant.
  scheduled: { draft: giveBack, in_review: giveBack, scheduled: schedule, published: publish },
  published: { archived: archive },
  archived: { draft: giveBack, published: publish },
};

/** Authors edit their own article until a publisher has decided on it. */
const OPEN_TO_AUTHOR: readonly ArticleState[] = ['draft', 'in_review'];

function isPublisher({ permissions }: Actor): boolean {
  return permissions.includes('news.publish');
}

function isAuthor(actor: Actor, { authorId }: ArticleResource): boolean {
  return actor.id === authorId && actor.permissions.includes('news.write');
}

/** Published articles are visible to everybody, all others to their author and to publishers. */
export function maySee(actor: Actor, article: ArticleResource): boolean {
  return article.state === 'published' || isPublisher(actor) || isAuthor(actor, article);
}

export function mayEdit(actor: Actor, article: ArticleResource): boolean {
  return isPublisher(actor) || (isAuthor(actor, article) && OPEN_TO_AUTHOR.includes(article.state));
}

/** The revisions of an article, including what it said before it was published. */
export function maySeeRevisions(actor: Actor, article: ArticleResource): boolean {
  return isPublisher(actor) || isAuthor(actor, article);
}

type Verdict = { action: ArticleAction } | { refusal: 'ARTICLE_STATE_REFUSED' | 'ACCESS_DENIED' };

/** Whether the actor may change the state of an article that they may see, and as what it is recorded. */
export function judgeTransition(actor: Actor, article: ArticleResource, to: ArticleState): Verdict {
  const transition = TRANSITIONS[article.state][to];
  if (!transition)
    return {
      refusal: isPublisher(actor) || isAuthor(actor, article) ? 'ARTICLE_STATE_REFUSED' : 'ACCESS_DENIED',
    };
  const allowed = isPublisher(actor) || (transition.byAuthor === true && isAuthor(actor, article));
  return allowed ? { action: transition.action } : { refusal: 'ACCESS_DENIED' };
}

/** The states that the actor can give it. */
export function transitionsOf(actor: Actor, article: ArticleResource): ArticleState[] {
  return ARTICLE_STATES.filter((to) => 'action' in judgeTransition(actor, article, to));
}

export function mayPin(actor: Actor): boolean {
  return isPublisher(actor);
}

/** The same rules as an answer has them. */
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
