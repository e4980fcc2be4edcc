import { useEffect, useState } from 'react';
import { localDrafts } from '../drafts/local-drafts.ts';
import { useSession } from '../session/session.ts';

const drafts = localDrafts<string>('comments');

/**
 * The text of a comment that is being written. This browser stores it until it is sent or discarded, for its member alone: it survives a reload, a crash and a
 * sign-out.
 * @param id what it is a draft of, such as `reply-<comment id>`.
 * @param first the text that the field begins with; it isn't stored.
 */
export function useCommentDraft(id: string, first: string) {
  const memberId = useSession().user?.id ?? '';
  const [text, setText] = useState(first);
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    // After the first render, which is the server's.
    const stored = drafts.read(memberId, id);
    if (stored) setText(stored.draft);
  }, [memberId, id]);
  return {
    text,
    /** Whether the browser has stored what was typed: it stores nothing where cookies are blocked. */
    isStored,
    change(next: string) {
      setText(next);
      if (next.trim() === first.trim()) drafts.remove(memberId, id);
      else setStored(drafts.write(memberId, id, next, 0));
    },
    /** Empties the field once its text was sent. */
    clear() {
      setText('');
      drafts.remove(memberId, id);
    },
    discard: () => drafts.remove(memberId, id),
  };
}
