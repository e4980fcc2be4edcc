import type { Review } from '@boardwalk/contracts';
import { call, useLetterKeys } from '@boardwalk/kit';
import { useState } from 'react';
import { useReviewAction } from '../../review/use-review-action.ts';

/** Dialogs and panels that a key opens. */
export type Asked = 'approved' | 'denied' | 'notes' | 'messages';

/** Shortcuts of the review page: C claims, A approves, D denies, N writes a note, M a message. All but C ask for confirmation before a change. */
export function useShortcuts(review: Review) {
  const [asked, setAsked] = useState<Asked>();
  const claiming = useReviewAction<void>(review.id, () =>
    call('PUT /api/reviews/:id/claim', { params: { id: review.id }, body: { takeOver: false } }),
  );
  const decide = (outcome: 'approved' | 'denied') => () => {
    if (!review.may.decide) return false;
    setAsked(outcome);
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
    n: { run: () => setAsked('notes') },
    m: { run: () => setAsked('messages') },
  });
  return { asked, settle: () => setAsked(undefined), ask: setAsked };
}

export type Shortcuts = ReturnType<typeof useShortcuts>;
