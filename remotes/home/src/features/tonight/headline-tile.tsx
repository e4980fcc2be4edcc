import type { ArticleCard } from '@boardwalk/contracts';
import { Box, Heading, Link, LinkBox, LinkOverlay, MediaImage, Text, TimeText } from '@boardwalk/kit';

/** The lead article, set as in a newspaper: picture, headline, summary. */
export function HeadlineTile({ article }: { article: ArticleCard }) {
  const { slug, title, summary, cover, author, publishedAt } = article;
  return (
    <LinkBox
      as="li"
      display="flex"
      flexDirection="column"
      flex={{ base: '1 1 100%', md: '1 1 18rem' }}
      minW="0"
      borderTopWidth="3px"
      borderColor="fg"
      pt="3"
    >
      {cover && (
        <MediaImage
          picture={{ ...cover, alt: '' }}
          sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 50vw, 100vw"
          ratio={2}
          borderRadius="sm"
          mb="3"
        />
      )}
      <Heading as="h3" textStyle="2xl" lineHeight="1.1" overflowWrap="anywhere" lineClamp="3">
        <LinkOverlay asChild>
          <Link to={`/news/${slug}`}>{title}</Link>
        </LinkOverlay>
      </Heading>
      <Text lineClamp="2" mt="2" overflowWrap="anywhere">
        {summary}
      </Text>
      <Box textStyle="sm" color="fg.muted" mt="auto" pt="2">
        {author.fullName}
        {publishedAt && (
          <>
            {' · '}
            <TimeText at={publishedAt} as="relative" />
          </>
        )}
      </Box>
    </LinkBox>
  );
}
