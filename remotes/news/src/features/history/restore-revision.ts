import type { Article } from '@boardwalk/contracts';
import { call, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { articleQuery } from '../../article/get-article.ts';
import { revisionPages } from './get-revisions.ts';

/** Brings an earlier form back, as a new one: nothing that was written since is lost. */
export function useRestoreRevision({ id, slug, version }: Article) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) =>
      call('POST /api/articles/:id/restore', { params: { id }, body: { revision, version } }),
    onSuccess: async (article, revision) => {
      for (const key of [id, slug]) queries.setQueryData(articleQuery(key).queryKey, article);
      toast.add({ description: t`Revision ${revision} is back.`, tone: 'success' });
      await queries.invalidateQueries({ queryKey: revisionPages(id).queryKey });
    },
  });
}
