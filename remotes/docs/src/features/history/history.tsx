import type { DocPage } from '@boardwalk/contracts';
import { undoable, useMutation, usePages } from '@boardwalk/kit';
import { Revisions } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import { changePage, useCachePage } from '../../page/change-page.ts';
import { revisionPages } from './queries.ts';

type RestoredContent = Pick<DocPage, 'title' | 'body'>;

/** The revisions of a page. Restoring one creates a new revision, so nothing is lost. */
export function History({ doc }: { doc: DocPage }) {
  const { t } = useLingui();
  const cachePage = useCachePage();
  const restore = useMutation({
    mutationFn: (content: RestoredContent) => changePage(doc, content),
    meta: { failure: t`The revision could not be restored` },
  });
  return (
    <Revisions
      pages={usePages(revisionPages(doc.id))}
      busy={restore.isPending}
      onRestore={({ number, title, body }, done) =>
        restore.mutate(
          { title, body },
          {
            onSuccess: async (changed) => {
              await cachePage(changed);
              done();
              undoable({
                message: t`Revision ${number} restored.`,
                undo: async () => cachePage(await changePage(changed, { title: doc.title, body: doc.body })),
              });
            },
          },
        )
      }
    />
  );
}
