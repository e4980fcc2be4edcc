import { ARTICLE_STATES, type Article, type ArticleState, type AuditEntry } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';

type Asker = Pick<Caller, 'id' | 'permissions'>;
interface Standing {
  state: ArticleState;
  authorId: string | null;
}
/** What is written down of articles. */
export type ArticleAction = Extract<AuditEntry['action'], `article.${string}`>;
interface Move {
  /** Its author may do it; otherwise only who may publish. */
  byAuthor?: true;
  action: ArticleAction;
}

const submit: Move = { byAuthor: true, action: 'article.submitted' };
const takeBack: Move = { byAuthor: true, action: 'article.returned' };
const giveBack: Move = { action: 'article.returned' };
const schedule: Move = { action: 'article.scheduled' };
const publish: Move = { action: 'article.published' };
const archive: Move = { action: 'article.archived' };

/**
 * What can follow what. Publishers (`news.publish`) do all of it. Authors hand their own in and take it back as long as nobody has
 * decided on it. What came out is archived, never unwritten: from the archive it can be worked on again.
 */
const MOVES: Record<ArticleState, Partial<Record<ArticleState, Move>>> = {
  draft: { in_review: submit, scheduled: schedule, published: publish },
  in_review: { draft: takeBack, scheduled: schedule, published: publish },
  // Scheduling again is a change of the instant.
  scheduled: { draft: giveBack, in_review: giveBack, scheduled: schedule, published: publish },
  published: { archived: archive },
  archived: { draft: giveBack },
};

/** An author’s own article is theirs to write until it has been decided on. */
const OPEN_TO_AUTHOR: readonly ArticleState[] = ['draft', 'in_review'];

function publishes({ permissions }: Asker): boolean {
  return permissions.includes('news.publish');
}

function wrote(asker: Asker, { authorId }: Standing): boolean {
  return asker.id === authorId && asker.permissions.includes('news.write');
}

/** Whether somebody may know that it is there: what is out is for all, the rest for its author and for publishers. */
export function maySee(asker: Asker, article: Standing): boolean {
  return article.state === 'published' || publishes(asker) || wrote(asker, article);
}

export function mayEdit(asker: Asker, article: Standing): boolean {
  return publishes(asker) || (wrote(asker, article) && OPEN_TO_AUTHOR.includes(article.state));
}

/** The revisions of an article, including what it said before it came out. */
export function maySeeRevisions(asker: Asker, article: Standing): boolean {
  return publishes(asker) || wrote(asker, article);
}

type Verdict = { action: ArticleAction } | { refusal: 'ARTICLE_STATE_REFUSED' | 'ACCESS_DENIED' };

/** What comes of a wish to move an article that the asker may see. */
export function judgeMove(asker: Asker, article: Standing, to: ArticleState): Verdict {
  const move = MOVES[article.state][to];
  if (!move) return { refusal: mayMoveAtAll(asker, article) ? 'ARTICLE_STATE_REFUSED' : 'ACCESS_DENIED' };
  const allowed = publishes(asker) || (move.byAuthor === true && wrote(asker, article));
  return allowed ? { action: move.action } : { refusal: 'ACCESS_DENIED' };
}

/** The states that the asker can move it to. */
export function movesOf(asker: Asker, article: Standing): ArticleState[] {
  return ARTICLE_STATES.filter((to) => 'action' in judgeMove(asker, article, to));
}

export function mayPin(asker: Asker): boolean {
  return publishes(asker);
}

/** The same rules as they stand in an answer. */
export function rightsOver(asker: Asker, article: Standing): Pick<Article, 'may' | 'moves'> {
  const moves = movesOf(asker, article);
  return {
    moves,
    may: {
      edit: mayEdit(asker, article),
      submit: moves.includes('in_review') && article.state === 'draft',
      publish: moves.includes('published'),
      archive: moves.includes('archived'),
      pin: mayPin(asker) && article.state === 'published',
    },
  };
}

function mayMoveAtAll(asker: Asker, article: Standing): boolean {
  return publishes(asker) || wrote(asker, article);
}
