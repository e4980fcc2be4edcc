import type { Review } from '@boardwalk/contracts';
import { call, useLetterKeys } from '@boardwalk/kit';
import { useState } from 'react';
import { useReviewAction } from '../../review/use-review-action.ts';

/** Dialogs and panels that a key opens. */
type ShortcutTarget = 'approved' | 'denied' | 'notes' | 'messages';

/** Shortcuts of the review page: C claims, A approves, D denies, N writes a note, M a message. All but C require a confirmation before a change. */
export function useShortcuts(review: Review) {
  const [requested, setRequested] = useState<ShortcutTarget>();
  const claiming = useReviewAction<void>(review.id, () =>
    call('PUT /api/reviews/:id/claim', { params: { id: review.id }, body: { takeOver: false } }),
  );
  const decide = (outcome: 'approved' | 'denied') => () => {
    if (!review.may.decide) return false;
    setRequested(outcome);
  };
  useLetterKeys({
    c: {
      acts: true,
      run: () => {
        if (!review.may.claim || claiming.isPending) return false;
        claiming.mutate();
      },
    },
    a: { run: decide('approved') },
    d: { run: decide('denied') },
    n: { run: () => setRequested('notes') },
    m: { run: () => setRequested('messages') },
  });
  return { requested, clear: () => setRequested(undefined) };
}

export type Shortcuts = ReturnType<typeof useShortcuts>;
