import { isForbidden, loadForms, useAccess, useParams, useReplaceUrl, useSession } from '@boardwalk/kit';
import { ArticleError, ArticleMissing } from '../article/article-failures.tsx';
import { NoWriting } from '../article/no-writing.tsx';
import { NotEditable } from '../article/not-editable.tsx';
import { useArticle } from '../article/queries.ts';
import { Editor } from '../features/editing/editor.tsx';
import { ArticleSkeleton } from '../features/reading/article-skeleton.tsx';

// Load in parallel with the session check.
loadForms();

/** `/news/create` and `/news/:id/edit`: the editor. A new article switches to the second URL once it is created. */
export default function EditorRoute() {
  const { id } = useParams();
  // Keeps the editor mounted, so that typing isn't interrupted.
  const replaceUrl = useReplaceUrl();
  const access = useAccess('news.write');
  const { user } = useSession();
  const { article, missing, error, refetch } = useArticle();
  if (access === 'denied' || isForbidden(error)) return <NoWriting />;
  if (missing) return <ArticleMissing />;
  if (access === 'unknown' || !user || (id && !article)) {
    return error ? <ArticleError error={error} onRetry={refetch} /> : <ArticleSkeleton />;
  }
  if (article && !article.may.edit) return <NotEditable article={article} />;
  return <Editor article={article} onCreated={(created) => replaceUrl(`/news/${created.id}/edit`)} />;
}
