import { endpointQuery, usePermission, useQuery } from '@boardwalk/kit';

/** Published pages, in reading order. The page shows a failure itself. */
const treeQuery = endpointQuery('GET /api/docs', {});
/** All pages including drafts, for authors. */
export const wholeTreeQuery = endpointQuery('GET /api/docs/all', {});

/** A published page. The page shows a failure itself. */
export function pageQuery(slug: string) {
  return endpointQuery('GET /api/docs/:slug', { params: { slug } });
}

/** A page as its authors see it, published or not. */
export function anyPageQuery(slug: string) {
  return endpointQuery('GET /api/docs/all/:slug', { params: { slug } });
}

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
