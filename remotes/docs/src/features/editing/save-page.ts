import type { DocPage } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { changeOf, type Draft } from './draft.ts';

/** Saves a page. @param key the same for every try to begin the same page. */
export function savePage(doc: DocPage | undefined, draft: Draft, key: string): Promise<DocPage> {
  const body = changeOf(draft);
  return doc
    ? call(
        'PUT /api/docs/:id',
        { params: { id: doc.id }, body: { ...body, version: doc.version } },
        { suppressErrors: true },
      )
    : call('POST /api/docs', { body }, { suppressErrors: true, idempotencyKey: key });
}
