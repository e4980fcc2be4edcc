import type { Article, ArticleState } from '@boardwalk/contracts';
import { errorMessage, notice, RequestError, toast, undoable, useMutation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { moveArticle, pinArticle } from '../save-article.ts';
import type { Editing } from './use-editing.ts';

/** The state that an article gets, and when it is to be published; `update` publishes what was changed in a published one. */
interface Move {
  to: ArticleState | 'update';
  publishAt?: string | undefined;
}

/** Changes the state of the article, with everything that was typed in it. */
export function useMove({ article, flush, adopt }: Editing) {
  const { t } = useLingui();
  const done: Record<Exclude<Move['to'], 'archived'>, string> = {
    draft: t`Returned to draft`,
    in_review: t`Submitted for review`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    update: t`Updated. Readers see the new text.`,
  };
  /** Publishes again what was taken down by mistake, in the place that it had. */
  const publishAgain = async (taken: Article, pinned: boolean) => {
    const published = await moveArticle((await flush()) ?? taken, 'published');
    adopt(pinned ? await pinArticle(published, true) : published);
  };
  return useMutation({
    mutationFn: async ({ to, publishAt }: Move) => {
      const saved = await flush();
      if (!saved) throw new Error('What was typed isn’t saved yet.');
      return to === 'update' ? saved : moveArticle(saved, to, publishAt);
    },
    onSuccess: (moved, { to }) => {
      const pinned = article?.pinned ?? false;
      adopt(moved);
      if (to === 'archived')
        undoable({
          message: t`Unpublished. Readers no longer see it.`,
          undo: () => publishAgain(moved, pinned),
        });
      else toast.add({ description: done[to], tone: 'success' });
    },
    onError: (error) =>
      notice.error(
        error instanceof RequestError
          ? errorMessage(error)
          : t`Your last changes aren’t saved yet. Try again in a moment.`,
      ),
  });
}
