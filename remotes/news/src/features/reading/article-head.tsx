import type { Article } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  Flex,
  HStack,
  LinkButton,
  PageHeading,
  Stack,
  sharedElement,
  Text,
  usePageTitle,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Byline } from '../../article/byline.tsx';
import { STATE_NAMES } from '../../article/category-names.ts';
import { Cover } from '../../article/cover.tsx';
import { Kicker } from '../../article/kicker.tsx';

/** Headline, summary, byline and picture. */
export function ArticleHead({ article }: { article: Article }) {
  const { i18n } = useLingui();
  const { title, summary, category, state, cover } = article;
  usePageTitle(title);
  return (
    <Box as="header">
      <Stack gap="4" maxW="measure" mx="auto" align="start">
        <HStack gap="3" minH="6">
          <Kicker category={category} />
          {state !== 'published' && <Badge colorPalette="sodium">{i18n._(STATE_NAMES[state])}</Badge>}
        </HStack>
        <PageHeading fontWeight="800" overflowWrap="anywhere" lineHeight="1.04">
          {title}
        </PageHeading>
        {summary && (
          <Text textStyle="xl" color="fg.muted">
            {summary}
          </Text>
        )}
        <Box width="100%" borderTopWidth="3px" borderBottomWidth="1px" borderColor="fg" py="2">
          <Byline {...article} />
        </Box>
      </Stack>
      {cover && (
        <Box mt={{ base: '6', md: '9' }} maxW="60rem" mx="auto" {...sharedElement(`/news/${article.slug}`)}>
          <Cover cover={cover} sizes="(min-width: 64rem) 60rem, 92vw" ratio={16 / 9} first />
        </Box>
      )}
    </Box>
  );
}

/** Actions for authors of this article. Renders nothing for readers. */
export function ArticleActions({ article: { id, may } }: { article: Article }) {
  if (!may.edit) return null;
  return (
    <Flex gap="2" wrap="wrap" maxW="measure" mx="auto" mt="5">
      <LinkButton size="sm" variant="outline" to={`/news/${id}/edit`}>
        <Trans>Edit</Trans>
      </LinkButton>
      <LinkButton size="sm" variant="ghost" to={`/news/${id}/history`}>
        <Trans>History</Trans>
      </LinkButton>
    </Flex>
  );
}
