import type { Article } from '@boardwalk/contracts';
import { useQueryClient, useSession } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { articleQuery } from '../../../article/get-article.ts';
import { Autosave, type SaveState } from '../autosave.ts';
import { type Draft, draftOf, EMPTY_DRAFT, isSame } from '../draft.ts';
import { drafts, NEW } from '../local-draft.ts';
import { changeArticle, createArticle } from '../save-article.ts';

/** What this browser kept of the text and the server doesn't have, and whether it was written upon what the server has now. */
function startOf(memberId: string, article: Article | undefined) {
  const server = article ? draftOf(article) : EMPTY_DRAFT;
  const kept = drafts.read(memberId, article?.id ?? NEW);
  if (!kept || isSame(kept.draft, server)) return { draft: server, restored: false };
  const late = kept.version !== (article?.version ?? 0);
  return { draft: kept.draft, restored: true, upon: late ? kept.version : undefined };
}

/** A text while it is being written. Everything that was typed is kept, whatever happens to the tab, the network or the session. */
export function useEditing(article: Article | undefined, onCreated: (article: Article) => void) {
  const queries = useQueryClient();
  const memberId = useSession().user?.id ?? '';
  const [start] = useState(() => startOf(memberId, article));
  const [draft, setDraft] = useState(start.draft);
  const [current, setCurrent] = useState(article);
  const [state, setState] = useState<SaveState>(() =>
    start.upon !== undefined && article ? { kind: 'conflict', theirs: article } : { kind: 'saved', at: null },
  );
  const [hasRoom, setHasRoom] = useState(true);
  const id = useRef(article?.id ?? NEW);
  const left = useRef(false);

  const keep = useEffectEvent((kept: Draft | undefined, version: number) => {
    if (kept) setHasRoom(drafts.write(memberId, id.current, kept, version));
    else drafts.remove(memberId, id.current);
  });
  const saved = useEffectEvent((next: Article) => {
    const first = id.current === NEW;
    if (first) drafts.remove(memberId, NEW);
    id.current = next.id;
    setCurrent(next);
    // Whoever is on the way by its earlier address is led on from there.
    for (const key of new Set([next.id, next.slug, current?.slug ?? next.slug]))
      queries.setQueryData(articleQuery(key).queryKey, next);
    // Whoever has left by then isn't called back.
    if (first && !left.current) onCreated(next);
  });
  const [autosave] = useState(() => ({ now: undefined as Autosave | undefined }));
  const begin = useEffectEvent(() => {
    const made = new Autosave({
      ...{ article: current, upon: start.upon, keep, onState: setState, onSaved: saved },
      ...{ create: createArticle, change: changeArticle },
    });
    autosave.now = made;
    if (start.restored) made.write(start.draft);
    return made;
  });
  useEffect(() => {
    left.current = false;
    const made = begin();
    // Leaving the page by a link is no reason to lose the last second.
    return () => {
      left.current = true;
      void made.leave();
    };
  }, []);

  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    autosave.now?.write(next);
  };
  const show = (next: Article) => {
    setDraft(draftOf(next));
    saved(next);
    autosave.now?.accept(next, draftOf(next));
  };
  return {
    draft,
    set,
    state,
    /** The article as the server has it. */
    article: current,
    /** Whether what is shown was kept by this browser and not by the server. */
    restored: start.restored,
    hasRoom,
    /** Saves what isn't saved. @returns the article when the server has all of it. */
    flush: async () => ((await autosave.now?.flush()) ? autosave.now?.article : undefined),
    /** Takes over what the server says now. */
    show,
    keepMine: (theirs: Article) => autosave.now?.keepMine(theirs),
  };
}

export type Editing = ReturnType<typeof useEditing>;
