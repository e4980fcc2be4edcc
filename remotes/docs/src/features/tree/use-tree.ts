import { usePermission, useQuery } from '@boardwalk/kit';
import { treeQuery, wholeTreeQuery } from '../../page/queries.ts';

/** Pages visible to the reader: with drafts for authors. */
export function useTree() {
  const writes = usePermission('docs.write');
  const published = useQuery(treeQuery);
  const whole = useQuery({ ...wholeTreeQuery, enabled: writes });
  const shown = writes && whole.data ? whole : published;
  return {
    entries: shown.data?.items,
    error: shown.error,
    refetch: () => void shown.refetch(),
    writes,
  };
}
