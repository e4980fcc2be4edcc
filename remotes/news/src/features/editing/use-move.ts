import type { Article, ArticleState } from '@boardwalk/contracts';
import { errorMessage, notice, RequestError, toast, undoable, useMutation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { moveArticle, pinArticle } from './save-article.ts';
import type { Editing } from './use-editing.ts';

/** New state of an article, and its time of publication; `update` publishes the changes of a published one. */
interface Move {
  to: ArticleState | 'update';
  publishAt?: string | undefined;
}

/** Changes the state of the article, including pending changes. */
export function useMove({ article, flush, adopt }: Editing) {
  const { t } = useLingui();
  const done: Record<Exclude<Move['to'], 'archived'>, string> = {
    draft: t`Returned to draft`,
    in_review: t`Submitted for review`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    update: t`Updated. Readers see the new text.`,
  };
  /** Publishes an article again that was unpublished by mistake, with its previous pin. */
  const republish = async (taken: Article, pinned: boolean) => {
    const published = await moveArticle((await flush()) ?? taken, 'published');
    adopt(pinned ? await pinArticle(published, true) : published);
  };
  return useMutation({
    mutationFn: async ({ to, publishAt }: Move) => {
      const saved = await flush();
      if (!saved) throw new Error('The draft isn’t saved yet.');
      return to === 'update' ? saved : moveArticle(saved, to, publishAt);
    },
    onSuccess: (moved, { to }) => {
      const pinned = article?.pinned ?? false;
      adopt(moved);
      if (to === 'archived')
        undoable({
          message: t`Unpublished. Readers no longer see it.`,
          undo: () => republish(moved, pinned),
        });
      else toast.add({ description: done[to], tone: 'success' });
    },
    onError: (error) =>
      notice.error(
        error instanceof RequestError
          ? errorMessage(error)
          : t`Your last changes aren’t saved yet. Try again in a moment.`,
      ),
    meta: { handlesError: true },
  });
}
