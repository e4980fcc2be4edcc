import type { Article } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';
import type { ArticleAutosave } from './article-autosave.ts';
import { type Draft, draftOf, EMPTY_DRAFT, savableOf } from './draft.ts';

interface Parts {
  form: UseFormReturn<Draft>;
  autosave: { now: ArticleAutosave | undefined };
  /** Told of what the server has. */
  saved: (article: Article) => void;
  setDiscarded: (discarded: boolean) => void;
  /** Keeps a text for the next time when the page was left meanwhile. @returns whether it was left. */
  keepForLater: (typed: Draft) => boolean;
}

/** Puts other versions of the article into the form. */
export function versionsIn({ form, autosave, saved, setDiscarded, keepForLater }: Parts) {
  const show = (next: Article) => {
    saved(next);
    autosave.now?.accept(next, draftOf(next));
    form.reset(draftOf(next));
  };
  return {
    /** Takes over what the server says now. What was typed since isn't lost: it stays in the form. */
    adopt(next: Article) {
      const typed = savableOf(form.getValues());
      if (!autosave.now || autosave.now.has(typed)) return show(next);
      saved(next);
      autosave.now.accept(next, typed);
    },
    /** Puts another version into the form, the server's unless told. @returns the way to have back what stood there. */
    discard(theirs = autosave.now?.article) {
      const typed = form.getValues();
      if (theirs) show(theirs);
      else form.reset(EMPTY_DRAFT);
      setDiscarded(true);
      return () => {
        setDiscarded(false);
        if (keepForLater(typed)) return;
        form.reset(typed);
        autosave.now?.write(savableOf(typed));
      };
    },
  };
}
