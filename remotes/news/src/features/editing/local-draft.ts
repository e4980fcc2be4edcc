import type { Article } from '@boardwalk/contracts';
import { localDrafts } from '@boardwalk/kit';
import { type Draft, draftOf, EMPTY_DRAFT, isSame } from './draft.ts';

/** What this browser keeps of articles that the server doesn't have yet. */
export const drafts = localDrafts<Draft>('news');

/** What the editor begins with. */
export interface Beginning {
  /** The article as the server has it; undefined for a new one. */
  article: Article | undefined;
  draft: Draft;
  /** Whether the draft was kept by this browser and not by the server. */
  restored: boolean;
  /** Key of the draft in this browser: the article's id, or that of a draft which has none yet. */
  key: string;
  /** The version that the draft was written upon, where the article has changed since. */
  upon?: number;
}

/** Begins with what this browser kept and the server doesn't have, else with what the server has. */
export function beginningOf(
  memberId: string,
  article: Article | undefined,
  key = article?.id ?? '',
): Beginning {
  const server = article ? draftOf(article) : EMPTY_DRAFT;
  const kept = drafts.read(memberId, key);
  if (!kept || isSame(kept.draft, server)) return { article, draft: server, restored: false, key };
  const late = kept.version !== (article?.version ?? 0);
  return { article, draft: kept.draft, restored: true, key, upon: late ? kept.version : undefined };
}
