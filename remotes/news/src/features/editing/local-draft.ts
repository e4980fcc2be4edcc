import { localDrafts } from '@boardwalk/kit';
import type { Draft } from './draft.ts';

/** An article that has no id yet. */
export const NEW = 'new';

/** What this browser keeps of articles that the server doesn't have yet. */
export const drafts = localDrafts<Draft>('news');
