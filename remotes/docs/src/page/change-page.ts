import type { DocChange, DocPage } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Changes a page, based on the version that its author saw. The page shows a failure itself. */
export function changePage({ id, version }: DocPage, change: Omit<DocChange, 'version'>): Promise<DocPage> {
  return call('PUT /api/docs/:id', { params: { id }, body: { ...change, version } });
}
