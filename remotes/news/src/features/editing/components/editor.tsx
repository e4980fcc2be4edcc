import type { Article } from '@boardwalk/contracts';
import { Form, useSession } from '@boardwalk/kit';
import { useState } from 'react';
import { beginningOf } from '../local-draft.ts';
import { EditorPage } from './editor-page.tsx';

interface EditorProps {
  /** The article as the server has it; undefined for a new one. */
  article: Article | undefined;
  onCreated: (article: Article) => void;
}

/** An article while it is being written. It is saved while it is typed, so nothing is left behind and nothing sent. */
export function Editor({ article, onCreated }: EditorProps) {
  const memberId = useSession().user?.id ?? '';
  const [beginning] = useState(() => beginningOf(memberId, article));
  return (
    <Form display="flex" flex="1" defaultValues={beginning.draft} guard={false}>
      {(form) => <EditorPage form={form} beginning={beginning} article={article} onCreated={onCreated} />}
    </Form>
  );
}
