import { Box, Link, Text, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { commentPages } from './queries.ts';
import { Writings } from './writings.tsx';

/** Comments of a member below articles. Renders nothing without any. */
export function Comments({ handle }: { handle: string }) {
  const { t } = useLingui();
  const pages = usePages(commentPages(handle));
  if (pages.items?.length === 0) return null;
  return (
    <Writings
      id="comments"
      title={<Trans>Comments</Trans>}
      failure={t`The comments could not be loaded`}
      pages={pages}
      loaded={(count) => <Plural value={count} one="# comment" other="# comments" />}
    >
      {({ id, text, createdAt, article }) => (
        <Box as="li" key={id} py="3.5" borderBottomWidth="1px">
          <Text textStyle="sm" color="fg.muted">
            <TimeText at={createdAt} as="relative" /> ·{' '}
            <Text as="span" textDecoration="underline" textUnderlineOffset="3px">
              <Link to={`/news/${article.slug}#comments`}>{article.title}</Link>
            </Text>
          </Text>
          <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="6" dir="auto">
            {text}
          </Text>
        </Box>
      )}
    </Writings>
  );
}
