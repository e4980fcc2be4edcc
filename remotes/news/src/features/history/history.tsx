import type { Article } from '@boardwalk/contracts';
import { usePages } from '@boardwalk/kit';
import { Revisions } from '@boardwalk/rich-text';
import { revisionPages } from './queries.ts';
import { useRestoreRevision } from './restore-revision.ts';
import { RevisionDetails } from './revision-details.tsx';

/** The revisions of the article. */
export function History({ article }: { article: Article }) {
  const restore = useRestoreRevision(article);
  const pages = usePages(revisionPages(article.id));
  return (
    <Revisions
      pages={pages}
      busy={restore.isPending}
      details={(revision, before) => <RevisionDetails before={before.details} after={revision.details} />}
      onRestore={({ number }, onSuccess) =>
        restore.mutate({ revision: number, newest: pages.items?.[0]?.number ?? number }, { onSuccess })
      }
    />
  );
}
