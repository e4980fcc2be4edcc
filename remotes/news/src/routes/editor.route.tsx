import { isRefusal, SAME_PAGE, useAccess, useNavigate, useParams, useSession } from '@boardwalk/kit';
import { ArticleError } from '../article/article-error.tsx';
import { ArticleMissing } from '../article/article-missing.tsx';
import { NoWriting } from '../article/no-writing.tsx';
import { useArticle } from '../article/use-article.ts';
import { Editor } from '../features/editing/components/editor.tsx';
import { ArticleSkeleton } from '../features/reading/components/article-skeleton.tsx';

/** `/news/create` and `/news/:id/edit`: the editor. A new article gets the second address as soon as the server knows it. */
export default function EditorRoute() {
  const { id } = useParams();
  const navigate = useNavigate();
  const access = useAccess('news.write');
  const { user } = useSession();
  const { article, missing, error, refetch } = useArticle();
  if (access === 'denied' || isRefusal(error)) return <NoWriting />;
  if (missing) return <ArticleMissing />;
  if (access === 'unknown' || !user || (id && !article)) {
    return error ? <ArticleError error={error} onRetry={refetch} /> : <ArticleSkeleton />;
  }
  if (article && !article.may.edit) return <NoWriting />;
  return (
    <Editor
      article={article}
      onCreated={(created) =>
        void navigate(`/news/${created.id}/edit`, {
          ...{ replace: true, preventScrollReset: true },
          // Whoever is in the middle of a sentence stays there.
          state: SAME_PAGE,
        })
      }
    />
  );
}
