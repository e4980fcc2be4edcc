import { useEffect, useState } from 'react';
import { delayedWrite } from '../drafts/delayed-write.ts';
import { localDrafts } from '../drafts/local-drafts.ts';
import { useSession } from '../session/session.ts';

const drafts = localDrafts<string>('comments');

/**
 * Draft of a comment. Stored in this browser per member, after a pause in typing, until it is sent or discarded: it survives a reload, a crash and a
 * sign-out.
 * @param id id of the draft, such as `reply-<comment id>`.
 * @param first initial text of the field; it isn't stored.
 */
export function useCommentDraft(id: string, first: string) {
  const memberId = useSession().user?.id ?? '';
  const [text, setText] = useState(first);
  const [isStored, setStored] = useState(true);
  const [delayed] = useState(delayedWrite);
  useEffect(() => delayed.flush, [delayed]);
  useEffect(() => {
    // Not during the first render, which has to equal the server's.
    const stored = drafts.read(memberId, id);
    if (stored) setText(stored.draft);
  }, [memberId, id]);
  const discard = () => {
    delayed.cancel();
    drafts.remove(memberId, id);
  };
  return {
    text,
    /** Whether the browser has stored the text: it stores nothing if cookies are blocked. */
    isStored,
    change(next: string) {
      setText(next);
      delayed.schedule(() => {
        if (next.trim() === first.trim()) drafts.remove(memberId, id);
        else setStored(drafts.write(memberId, id, next, 0));
      });
    },
    /** Empties the field after its text was sent. */
    clear() {
      setText('');
      discard();
    },
    discard,
  };
}
