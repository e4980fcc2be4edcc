import type { Article } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';
import type { ArticleAutosave } from './article-autosave.ts';
import { type Draft, draftOf, EMPTY_DRAFT, savableOf } from './draft.ts';

interface VersionsInFormOptions {
  form: UseFormReturn<Draft>;
  autosave: { now: ArticleAutosave | undefined };
  /** Called with the server's article. */
  saved: (article: Article) => void;
  setDiscarded: (discarded: boolean) => void;
  /** Stores a text for the next visit if the page was left meanwhile. @returns whether it was left. */
  storeForLater: (typed: Draft) => boolean;
}

/** Puts other versions of the article into the form. */
export function versionsIn({ form, autosave, saved, setDiscarded, storeForLater }: VersionsInFormOptions) {
  const show = (next: Article) => {
    saved(next);
    autosave.now?.accept(next, draftOf(next));
    form.reset(draftOf(next));
  };
  return {
    /** Adopts the server's version. Later changes stay in the form. */
    adopt(next: Article) {
      const typed = savableOf(form.getValues());
      if (!autosave.now || autosave.now.has(typed)) return show(next);
      saved(next);
      autosave.now.accept(next, typed);
    },
    /** Puts another version into the form, by default the server's. @returns a function that restores the previous content. */
    discard(theirs = autosave.now?.article) {
      const typed = form.getValues();
      if (theirs) show(theirs);
      else form.reset(EMPTY_DRAFT);
      setDiscarded(true);
      return () => {
        setDiscarded(false);
        if (storeForLater(typed)) return;
        form.reset(typed);
        autosave.now?.write(savableOf(typed));
      };
    },
  };
}
