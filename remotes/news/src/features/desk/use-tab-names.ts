import { useLingui } from '@lingui/react/macro';
import type { DeskTab } from './desk-view.ts';

/** Labels of the tabs. */
export function useTabNames(): Record<DeskTab, string> {
  const { t } = useLingui();
  return {
    in_review: t`In review`,
    draft: t`Drafts`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    archived: t`Archived`,
    all: t`All articles`,
    comments: t`Comments`,
  };
}
