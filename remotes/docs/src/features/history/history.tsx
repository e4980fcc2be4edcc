import type { DocPage } from '@boardwalk/contracts';
import { errorMessage, notice, toast, useMutation, usePages } from '@boardwalk/kit';
import { Revisions } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import { changePage } from '../../page/change-page.ts';
import { useKeepPage } from '../../page/use-keep-page.ts';
import { revisionPages } from './get-revisions.ts';

/** What a page of the docs has been. An earlier text comes back as a new revision: nothing that was written since is lost. */
export function History({ doc }: { doc: DocPage }) {
  const { t } = useLingui();
  const keep = useKeepPage();
  const restore = useMutation({
    mutationFn: (text: Pick<DocPage, 'title' | 'body'>) => changePage(doc, text),
    onError: (error) => notice.error(errorMessage(error, t`The text could not be brought back`)),
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
              await keep(changed);
              done();
              toast.add({ description: t`Revision ${number} is back.`, tone: 'success' });
            },
          },
        )
      }
    />
  );
}
