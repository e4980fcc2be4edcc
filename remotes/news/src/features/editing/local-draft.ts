import type { Draft } from './draft.ts';

/** What this browser keeps of a text that the server doesn't have yet. */
export interface LocalDraft {
  draft: Draft;
  /** The version of the article that it was written upon; 0 for an article that the server doesn't know. */
  version: number;
  /** When, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'boardwalk-draft:news:';
/** An article that has no id yet. */
export const NEW = 'new';
const KEPT_FOR = 30 * 24 * 3_600_000;

const keyOf = (memberId: string, articleId: string) => `${PREFIX}${memberId}:${articleId}`;

/** What was kept of a member's text; undefined when there is nothing, or nothing that can be read. */
export function readLocalDraft(memberId: string, articleId: string): LocalDraft | undefined {
  try {
    const kept: LocalDraft | null = JSON.parse(localStorage.getItem(keyOf(memberId, articleId)) ?? 'null');
    return kept && Date.now() - kept.at < KEPT_FOR ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether there was room for it. */
export function writeLocalDraft(memberId: string, articleId: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(keyOf(memberId, articleId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalDraft(memberId: string, articleId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId, articleId));
  } catch {
    // Without a storage there is nothing to remove.
  }
}
