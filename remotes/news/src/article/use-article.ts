import { isMissing, useParams, useQuery } from '@boardwalk/kit';
import { articleQuery } from './queries.ts';

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
