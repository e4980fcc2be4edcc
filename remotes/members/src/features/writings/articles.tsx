import { LinkedRow, Stack, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { articlePages } from './get-writings.ts';
import { Writings } from './writings.tsx';

/** News articles of a member. Renders nothing without any. */
export function Articles({ handle }: { handle: string }) {
  const { t } = useLingui();
  const list = usePages(articlePages(handle));
  if (list.items?.length === 0) return null;
  return (
    <Writings
      id="articles"
      title={<Trans>Articles</Trans>}
      failure={t`The articles could not be loaded`}
      list={list}
      loaded={<Plural value={list.items?.length ?? 0} one="# article" other="# articles" />}
    >
      <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
        {list.items?.map(({ id, slug, title, summary, publishedAt }) => (
          <LinkedRow key={id} to={`/news/${slug}`} title={title}>
            <TimeText at={publishedAt} />
            {summary && ` · ${summary}`}
          </LinkedRow>
        ))}
      </Stack>
    </Writings>
  );
}
