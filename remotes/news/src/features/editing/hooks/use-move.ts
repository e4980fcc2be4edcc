import type { ArticleState } from '@boardwalk/contracts';
import { errorMessage, notice, RequestError, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { moveArticle } from '../save-article.ts';
import type { Editing } from './use-editing.ts';

/** Where an article can be moved, and when it is to come out. */
interface Move {
  to: ArticleState;
  publishAt?: string;
}

/** Moves the article on, with everything that was typed in it. */
export function useMove({ flush, show }: Editing) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const done: Record<ArticleState, string> = {
    draft: t`It is a draft again.`,
    in_review: t`Sent to the editors.`,
    scheduled: t`It comes out by itself.`,
    published: t`It is out.`,
    archived: t`It was taken out of the paper.`,
  };
  return useMutation({
    mutationFn: async ({ to, publishAt }: Move) => {
      const saved = await flush();
      if (!saved) throw new Error('What was typed isn’t saved yet.');
      return moveArticle(saved, to, publishAt);
    },
    onSuccess: async (moved, { to }) => {
      show(moved);
      toast.add({ description: done[to], tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['GET /api/articles'] });
      await queries.invalidateQueries({ queryKey: ['GET /api/articles/desk'] });
    },
    onError: (error) =>
      notice.error(
        error instanceof RequestError
          ? errorMessage(error)
          : t`Your last changes aren’t saved yet. Try again in a moment.`,
      ),
  });
}
