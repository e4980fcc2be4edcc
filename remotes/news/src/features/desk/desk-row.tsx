import type { ArticleCard } from '@boardwalk/contracts';
import { Box, HStack, Link, LinkBox, LinkOverlay, MemberAvatar, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { Cover } from '../../article/cover.tsx';
import { StateBadge } from '../../article/state-badge.tsx';

/** An article in the newsroom's list: its cover, headline and author, and the state with its time. */
export function DeskRow({ article }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  const { id, title, state, category, author, cover, updatedAt, publishedAt } = article;
  return (
    <LinkBox
      as="li"
      display="flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="3"
      borderBottomWidth="1px"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box width="6rem" aspectRatio={3 / 2} flexShrink="0" borderRadius="sm" bg="bg.subtle" hideBelow="sm">
        {cover && <Cover cover={{ ...cover, alt: '' }} sizes="6rem" ratio={3 / 2} />}
      </Box>
      <Box flex="1 1 12rem" minW="min(12rem, 100%)">
        <LinkOverlay asChild fontWeight="semibold" overflowWrap="anywhere">
          <Link to={`/news/${id}/edit`}>{title}</Link>
        </LinkOverlay>
        <HStack gap="2" mt="1" textStyle="sm" color="fg.muted" minW="0">
          <MemberAvatar {...author} size="6" />
          <Text minW="0" overflowWrap="anywhere">
            <bdi translate="no">{author.fullName}</bdi> · {i18n._(CATEGORY_NAMES[category])}
          </Text>
        </HStack>
      </Box>
      <Box
        display="flex"
        flexDirection={{ base: 'row', sm: 'column' }}
        alignItems={{ base: 'center', sm: 'end' }}
        flexWrap="wrap"
        gap="1.5"
        width={{ sm: '15rem' }}
        textAlign={{ sm: 'end' }}
        textStyle="sm"
        color="fg.muted"
      >
        <StateBadge state={state} />
        <span>
          {state === 'scheduled' && publishedAt ? (
            <Trans>
              scheduled for <TimeText at={publishedAt} as="long" />
            </Trans>
          ) : (
            <Trans>
              changed <TimeText at={updatedAt} as="relative" />
            </Trans>
          )}
        </span>
      </Box>
    </LinkBox>
  );
}
