import type { Review } from '@boardwalk/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { claim } from '../../../review/act-on-review.ts';
import { useReviewAction } from '../../../review/use-review-action.ts';

/** What a key asks for. */
export type Asked = 'approved' | 'denied' | 'notes' | 'messages';

const KEYS: Record<string, Asked> = { a: 'approved', d: 'denied', n: 'notes', m: 'messages' };

/** The keys of the review page: C claims, A approves, D denies, N writes a note, M a message. None acts while somebody types. */
export function useShortcuts(review: Review) {
  const [asked, setAsked] = useState<Asked>();
  const claiming = useReviewAction<void>(review.id, () => claim(review.id));
  const act = useEffectEvent((key: string) => {
    if (key === 'c') {
      if (review.may.claim && !claiming.isPending) claiming.mutate();
      return;
    }
    const wanted = KEYS[key];
    if (!wanted) return;
    if ((wanted === 'approved' || wanted === 'denied') && !review.may.decide) return;
    setAsked(wanted);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      act(event.key.toLowerCase());
    };
    addEventListener('keyup', hear);
    return () => removeEventListener('keyup', hear);
  }, []);
  return { asked, settle: () => setAsked(undefined), ask: setAsked };
}

export type Shortcuts = ReturnType<typeof useShortcuts>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]') !== null
  );
}
