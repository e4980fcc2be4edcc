import type { Article } from '@boardwalk/contracts';
import { localDrafts } from '@boardwalk/kit';
import { type Draft, draftOf, EMPTY_DRAFT, isSame } from './draft.ts';

/** Drafts of articles in this browser that the server doesn't have yet. */
export const drafts = localDrafts<Draft>('news');

/** Initial state of the editor. */
export interface InitialState {
  /** The server's article; undefined for a new one. */
  article: Article | undefined;
  draft: Draft;
  /** Whether the draft was restored from this browser. */
  restored: boolean;
  /** Key of the draft in this browser: the article's id, or that of a draft without one yet. */
  key: string;
  /** Version that the draft is based on, if the article has changed since. */
  baseVersion?: number;
}

/** Begins with this browser's draft that the server doesn't have, else with the server's article. */
export function initialStateOf(
  memberId: string,
  article: Article | undefined,
  key = article?.id ?? '',
): InitialState {
  const server = article ? draftOf(article) : EMPTY_DRAFT;
  const stored = drafts.read(memberId, key);
  if (!stored || isSame(stored.draft, server)) return { article, draft: server, restored: false, key };
  const late = stored.version !== (article?.version ?? 0);
  return {
    article,
    draft: stored.draft,
    restored: true,
    key,
    baseVersion: late ? stored.version : undefined,
  };
}
