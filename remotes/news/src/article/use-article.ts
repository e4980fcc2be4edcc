import { isMissing, useParams, useQuery } from '@boardwalk/kit';
import { articleQuery } from './get-article.ts';

/** The article that the address names. */
export function useArticle() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...articleQuery(id), enabled: id !== '' });
  return {
    article: data,
    /** There is none, or none for this reader. */
    missing: isMissing(error),
    error,
    refetch: () => void refetch(),
  };
}
