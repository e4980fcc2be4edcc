import { LinkedRow, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { articlePages } from './queries.ts';
import { Writings } from './writings.tsx';

/** News articles of a member. Renders nothing without any. */
export function Articles({ handle }: { handle: string }) {
  const { t } = useLingui();
  const pages = usePages(articlePages(handle));
  if (pages.items?.length === 0) return null;
  return (
    <Writings
      id="articles"
      title={<Trans>Articles</Trans>}
      failure={t`The articles could not be loaded`}
      pages={pages}
      loaded={(count) => <Plural value={count} one="# article" other="# articles" />}
    >
      {({ id, slug, title, summary, publishedAt }) => (
        <LinkedRow key={id} to={`/news/${slug}`} title={title}>
          <TimeText at={publishedAt} />
          {summary && ` · ${summary}`}
        </LinkedRow>
      )}
    </Writings>
  );
}
