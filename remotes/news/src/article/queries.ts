import { endpointQuery, isMissing, useParams, useQuery } from '@boardwalk/kit';

/** An article, by its id or its slug. The page shows a failure itself. */
export function articleQuery(id: string) {
  return endpointQuery('GET /api/articles/:id', { params: { id } });
}

/** The article in the URL. */
export function useArticle() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...articleQuery(id), enabled: id !== '' });
  return {
    article: data,
    /** Whether it doesn't exist, or not for this reader. */
    missing: isMissing(error),
    error,
    refetch: () => void refetch(),
  };
}
