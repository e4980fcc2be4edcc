import type { DocPage } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { changePage } from '../../page/change-page.ts';
import type { changeOf } from './draft.ts';

/** Saves a page. @param key the same for every attempt to create the same page. */
export function savePage(
  doc: DocPage | undefined,
  body: ReturnType<typeof changeOf>,
  key: string,
): Promise<DocPage> {
  return doc ? changePage(doc, body) : call('POST /api/docs', { body }, { idempotencyKey: key });
}
