import type { ArticleCard } from '@boardwalk/contracts';
import { Badge, Box, chakra, Flex, Link, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES, STATE_NAMES } from '../../../article/category-names.ts';

const PALETTES = {
  draft: 'gray',
  in_review: 'sodium',
  scheduled: 'dusk',
  published: 'tide',
  archived: 'gray',
} as const;

/** One article on the desk. */
export function DeskRow({ article }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  const { id, title, state, category, author, updatedAt, publishedAt } = article;
  return (
    <Flex
      as="li"
      position="relative"
      gap="4"
      py="3.5"
      borderBottomWidth="1px"
      align="start"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box flex="1" minW="0">
        <chakra.span
          fontWeight="semibold"
          asChild
          _before={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <Link to={`/news/${id}/edit`}>{title}</Link>
        </chakra.span>
        <Text textStyle="sm" color="fg.muted">
          {author.fullName} · {i18n._(CATEGORY_NAMES[category])} ·{' '}
          {state === 'scheduled' && publishedAt ? (
            <Trans>
              comes out <TimeText at={publishedAt} as="long" />
            </Trans>
          ) : (
            <Trans>
              changed <TimeText at={updatedAt} as="relative" />
            </Trans>
          )}
        </Text>
      </Box>
      <Badge colorPalette={PALETTES[state]} flexShrink="0">
        {i18n._(STATE_NAMES[state])}
      </Badge>
    </Flex>
  );
}
