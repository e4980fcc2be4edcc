import type { Article } from '@boardwalk/contracts';
import { Form, useSession } from '@boardwalk/kit';
import { useEffect, useRef, useState } from 'react';
import { EditorPage } from './editor-page.tsx';
import { drafts, initialStateOf } from './local-draft.ts';

interface EditorProps {
  /** The server's article; undefined for a new one. */
  article: Article | undefined;
  onCreated: (article: Article) => void;
}

/** The editor of an article. Saves automatically, so it has no submit button and no warning before leaving. */
export function Editor({ article, onCreated }: EditorProps) {
  const memberId = useSession().user?.id ?? '';
  const [initial, setInitial] = useState(() => article && initialStateOf(memberId, article));
  // A new article has a draft key of its own, so that another tab with a new one has another.
  const isNew = article === undefined;
  const startsNew = useRef(isNew);
  useEffect(() => {
    if (!startsNew.current) return;
    let close = () => {};
    let isLeft = false;
    void drafts.openNew(memberId).then((draft) => {
      if (isLeft) return draft.close();
      close = draft.close;
      setInitial((known) => known ?? initialStateOf(memberId, undefined, draft.id));
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [memberId]);
  if (!initial) return null;
  return (
    <Form display="flex" flex="1" defaultValues={initial.draft} guard={false}>
      {(form) => <EditorPage form={form} initial={initial} article={article} onCreated={onCreated} />}
    </Form>
  );
}
