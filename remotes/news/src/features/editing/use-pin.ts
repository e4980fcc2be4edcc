import { toast, useMutation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { pinArticle } from './save-article.ts';
import type { Editing } from './use-editing.ts';

/** Pins the article to the top of the list, or removes its pin. Doesn't save pending changes. */
export function usePin({ article, noteState }: Editing) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (pinned: boolean) => article && pinArticle(article, pinned),
    onSuccess: (changed) => {
      if (!changed) return;
      noteState(changed);
      toast.add({
        description: changed.pinned ? t`Pinned to the top of the news` : t`No longer pinned`,
        tone: 'success',
      });
    },
  });
}
