import type { DocPage } from '@boardwalk/contracts';
import {
  errorMessage,
  type LocalDraft,
  localDrafts,
  notice,
  RequestError,
  toast,
  useMutation,
  useQueryClient,
  useSession,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { anyPageQuery } from '../../../page/get-page.ts';
import { useKeepPage } from '../../../page/use-keep-page.ts';
import { type Draft, draftOf, EMPTY_DRAFT, isSame } from '../draft.ts';
import { savePage } from '../save-page.ts';

const drafts = localDrafts<Draft>('docs');
/** A page that has no id yet. */
const NEW = 'new';

/** Whether what was kept was written upon a version that isn't the newest any more. */
function isLate(doc: DocPage | undefined, kept: LocalDraft<Draft> | undefined): boolean {
  return (
    doc !== undefined &&
    kept !== undefined &&
    kept.version !== doc.version &&
    !isSame(kept.draft, draftOf(doc))
  );
}

/** A page while it is being written: saved when its writer says so, kept by this browser until then. */
export function usePageForm(doc: DocPage | undefined, onSaved: (doc: DocPage) => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const keep = useKeepPage();
  const memberId = useSession().user?.id ?? '';
  const [kept] = useState(() => drafts.read(memberId, doc?.id ?? NEW));
  const [late] = useState(() => isLate(doc, kept));
  const [base, setBase] = useState(doc && kept && late ? { ...doc, version: kept.version } : doc);
  const id = base?.id ?? NEW;
  const server = base ? draftOf(base) : EMPTY_DRAFT;
  const [draft, setDraft] = useState(kept?.draft ?? server);
  const [conflict, setConflict] = useState(late ? doc : undefined);
  const [key] = useState(() => crypto.randomUUID());

  const start = (from: DocPage) => {
    drafts.remove(memberId, id);
    setBase(from);
    setDraft(draftOf(from));
    setConflict(undefined);
  };
  const saving = useMutation({
    mutationFn: (upon: DocPage | undefined) => savePage(upon, draft, key),
    onSuccess: async (saved) => {
      start(saved);
      toast.add({ description: t`Page saved`, tone: 'success' });
      await keep(saved);
      onSaved(saved);
    },
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'DOC_STALE') {
        const theirs = error.current as DocPage;
        setConflict(theirs);
        queries.setQueryData(anyPageQuery(theirs.slug).queryKey, theirs);
      } else notice.error(errorMessage(error, t`The page could not be saved`));
    },
  });
  return {
    draft,
    conflict,
    /** Whether what is shown was kept by this browser. */
    restored: kept !== undefined && !isSame(kept.draft, server),
    changed: !isSame(draft, server),
    busy: saving.isPending,
    set(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      if (isSame(next, server)) drafts.remove(memberId, id);
      else drafts.write(memberId, id, next, base?.version ?? 0);
    },
    save: () => saving.mutate(base),
    takeTheirs: () => conflict && start(conflict),
    keepMine() {
      if (!conflict) return;
      setBase(conflict);
      setConflict(undefined);
      saving.mutate(conflict);
    },
  };
}
