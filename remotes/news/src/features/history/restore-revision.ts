import type { Article } from '@boardwalk/contracts';
import { call, invalidateEndpoints, storeRow, undoable, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { articleQuery } from '../../article/queries.ts';

interface Restore {
  revision: number;
  /** The newest one until then, which an undo restores. */
  newest: number;
}

/** Restores an earlier revision as a new one, so that nothing is lost. */
export function useRestoreRevision({ id, slug, version }: Article) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const restore = (revision: number, baseVersion: number) =>
    call('POST /api/articles/:id/restore', { params: { id }, body: { revision, version: baseVersion } });
  const take = async (article: Article) => {
    for (const key of new Set([id, slug, article.slug]))
      storeRow(queries, articleQuery(key).queryKey, article);
    await invalidateEndpoints(queries, 'GET /api/articles/:id/revisions');
  };
  return useMutation({
    mutationFn: ({ revision }: Restore) => restore(revision, version),
    onSuccess: async (article, { revision, newest }) => {
      await take(article);
      undoable({
        message:
          article.state === 'published'
            ? t`Revision ${revision} restored. Readers see it now.`
            : t`Revision ${revision} restored.`,
        undo: async () => take(await restore(newest, article.version)),
      });
    },
  });
}
