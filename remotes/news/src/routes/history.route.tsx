import { Link, Page, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleError, ArticleMissing } from '../article/article-failures.tsx';
import { NotEditable } from '../article/not-editable.tsx';
import { useArticle } from '../article/queries.ts';
import { History } from '../features/history/history.tsx';
import { ArticleSkeleton } from '../features/reading/article-skeleton.tsx';

/** `/news/:id/history`: the revisions of an article. */
export default function HistoryRoute() {
  const { t } = useLingui();
  const { article, missing, error, refetch } = useArticle();
  if (missing) return <ArticleMissing />;
  if (!article) return error ? <ArticleError error={error} onRetry={refetch} /> : <ArticleSkeleton />;
  if (!article.may.edit) return <NotEditable article={article} />;
  return (
    <Page
      title={t`History`}
      lead={
        <Text as="span" textDecoration="underline" textUnderlineOffset="4px">
          <Link to={`/news/${article.id}/edit`}>
            <Trans>Back to “{article.title}”</Trans>
          </Link>
        </Text>
      }
    >
      <History article={article} />
    </Page>
  );
}
