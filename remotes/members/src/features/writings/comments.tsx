import { Box, Link, Stack, Text, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { commentPages } from './get-writings.ts';
import { Writings } from './writings.tsx';

/** Comments of a member below articles. Renders nothing without any. */
export function Comments({ handle }: { handle: string }) {
  const { t } = useLingui();
  const list = usePages(commentPages(handle));
  if (list.items?.length === 0) return null;
  return (
    <Writings
      id="comments"
      title={<Trans>Comments</Trans>}
      failure={t`The comments could not be loaded`}
      list={list}
      loaded={<Plural value={list.items?.length ?? 0} one="# comment" other="# comments" />}
    >
      <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
        {list.items?.map(({ id, text, createdAt, article }) => (
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
        ))}
      </Stack>
    </Writings>
  );
}
