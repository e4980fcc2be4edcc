import type { Article } from '@boardwalk/contracts';
import { usePages } from '@boardwalk/kit';
import { Revisions } from '@boardwalk/rich-text';
import { revisionPages } from '../get-revisions.ts';
import { useRestoreRevision } from '../restore-revision.ts';

/** What the article has been. */
export function History({ article }: { article: Article }) {
  const restore = useRestoreRevision(article);
  return (
    <Revisions
      pages={usePages(revisionPages(article.id))}
      busy={restore.isPending}
      onRestore={({ number }, onSuccess) => restore.mutate(number, { onSuccess })}
    />
  );
}
