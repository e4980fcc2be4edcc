import type { Article } from '@boardwalk/contracts';
import {
  delayedWrite,
  storeRow,
  type UseFormReturn,
  useAuthStore,
  useQueryClient,
  useSession,
} from '@boardwalk/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { articleQuery } from '../../article/queries.ts';
import { ArticleAutosave, type SaveState, savedAt } from './article-autosave.ts';
import { type Draft, isSame, savableOf } from './draft.ts';
import { drafts, type InitialState } from './local-draft.ts';
import { showRefusals } from './refused-fields.ts';
import { changeArticle, createArticle } from './save-article.ts';
import { versionsIn } from './versions-in-form.ts';

/** Saves the form automatically. No input is lost, whatever happens to the tab, the network or the session. */
export function useEditing(
  form: UseFormReturn<Draft>,
  initial: InitialState,
  onCreated: (article: Article) => void,
) {
  const queries = useQueryClient();
  const memberId = useSession().user?.id ?? '';
  const { article, restored, baseVersion, key } = initial;
  const [current, setCurrent] = useState(article);
  const [state, setState] = useState<SaveState>(() =>
    baseVersion !== undefined && article
      ? { kind: 'conflict', theirs: article }
      : { kind: 'saved', at: savedAt(article) },
  );
  const [hasStorage, setHasStorage] = useState(true);
  const [discarded, setDiscarded] = useState(false);
  const id = useRef(key);
  const isNew = useRef(article === undefined);
  const left = useRef(false);

  const [delayed] = useState(delayedWrite);
  const storeDraft = useEffectEvent((draft: Draft | undefined, version: number) => {
    delayed.schedule(() => {
      if (draft) setHasStorage(drafts.write(memberId, id.current, draft, version));
      else drafts.remove(memberId, id.current);
    });
    // Only typing waits.
    if (!draft || left.current) delayed.flush();
  });
  const updateState = useEffectEvent((next: SaveState) => {
    setState(next);
    showRefusals(form, next.kind === 'refused' ? next.fields : {});
  });
  const saved = useEffectEvent((next: Article) => {
    const first = isNew.current;
    if (first) drafts.remove(memberId, id.current);
    isNew.current = false;
    id.current = next.id;
    setCurrent(next);
    // Also under its earlier slug, for pending navigations, which are redirected from there.
    for (const key of new Set([next.id, next.slug, current?.slug ?? next.slug])) {
      const { queryKey } = articleQuery(key);
      // Pending requests may return older data than this save.
      void queries.cancelQueries({ queryKey });
      storeRow(queries, queryKey, next);
    }
    // Doesn't navigate back after the author has left.
    if (first && !left.current) onCreated(next);
  });
  const [autosave] = useState(() => ({ now: undefined as ArticleAutosave | undefined }));
  const start = useEffectEvent(() => {
    let written = savableOf(form.getValues());
    const created = new ArticleAutosave({
      article: current,
      baseVersion,
      store: storeDraft,
      onState: updateState,
      onSaved: saved,
      create: createArticle,
      change: changeArticle,
    });
    if (restored) created.write(written);
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = savableOf(values);
        if (isSame(next, written)) return;
        written = next;
        created.write(next);
      },
    });
    return { created, stop };
  });
  useEffect(() => {
    left.current = false;
    const { created, stop } = start();
    autosave.now = created;
    // Saves the last second of input when the page is left by a link.
    return () => {
      left.current = true;
      stop();
      delayed.flush();
      // After a sign-out saving isn't possible: this browser has stored the draft.
      if (useAuthStore.getState().token !== null) void created.leave();
    };
  }, [autosave, delayed]);

  const versions = versionsIn({
    form,
    autosave,
    saved,
    setDiscarded,
    storeForLater: (typed) => {
      if (left.current) drafts.write(memberId, id.current, typed, autosave.now?.article?.version ?? 0);
      return left.current;
    },
  });
  return {
    state,
    /** The server's article. */
    article: current,
    hasStorage,
    /** Saves pending changes. @returns the article when the server has everything. */
    flush: async () => ((await autosave.now?.flush()) ? autosave.now?.article : undefined),
    /** Whether the local changes were discarded. */
    discarded,
    /** Adopts the server's state of the article. Local changes and their base version stay. */
    noteState: saved,
    ...versions,
    keepMine: (theirs: Article) => autosave.now?.keepMine(theirs),
  };
}

export type Editing = ReturnType<typeof useEditing>;
