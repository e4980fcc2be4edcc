import type { Article } from '@boardwalk/contracts';
import { EmptyState, LinkButton, Page, useAccess, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoWriting } from './no-writing.tsx';

interface NotEditableProps {
  article: Pick<Article, 'title' | 'slug' | 'author'>;
}

/** Reason why a reader can't edit an article, instead of its editor, history or preview. */
export function NotEditable({ article: { title, slug, author } }: NotEditableProps) {
  const { t } = useLingui();
  const { user } = useSession();
  if (useAccess('news.write') === 'denied') return <NoWriting />;
  const isOwn = user?.username === author.username;
  return (
    <Page title={title}>
      <EmptyState
        title={isOwn ? t`Only editors can change this article now` : t`You can’t edit this article`}
        action={
          <LinkButton variant="outline" to={`/news/${slug}`}>
            <Trans>View article</Trans>
          </LinkButton>
        }
      >
        {isOwn ? (
          <Trans>
            You can edit your article until it is published or scheduled. If it needs a correction, ask an
            editor.
          </Trans>
        ) : (
          <Trans>Only its author and editors can edit it.</Trans>
        )}
      </EmptyState>
    </Page>
  );
}
