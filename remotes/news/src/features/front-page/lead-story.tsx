import type { ArticleCard } from '@boardwalk/contracts';
import { Box, Grid, Highlighted, Stack, sharedElement, Text } from '@boardwalk/kit';
import { Byline } from '../../article/byline.tsx';
import { Cover } from '../../article/cover.tsx';
import { StoryTitle } from './story-title.tsx';

/** The first story of the page: large, its picture on two thirds of the width. */
export function LeadStory({ story, unread }: { story: ArticleCard; unread: boolean }) {
  const { cover, summary, highlight } = story;
  return (
    <Grid
      as="article"
      position="relative"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: cover ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
      gap={{ base: '5', lg: '8' }}
      alignItems="start"
      pb={{ base: '6', md: '8' }}
      borderBottomWidth="1px"
      borderColor="fg"
    >
      {cover && (
        <Box {...sharedElement(`/news/${story.slug}`)}>
          <Cover cover={cover} sizes="(min-width: 64rem) 46rem, 92vw" ratio={3 / 2} first />
        </Box>
      )}
      <Stack gap="3" minW="0">
        <StoryTitle story={story} unread={unread} textStyle={cover ? '3xl' : '4xl'} />
        <Text textStyle="lg" maxW="measure">
          {highlight ? <Highlighted parts={highlight} /> : summary}
        </Text>
        <Byline {...story} />
      </Stack>
    </Grid>
  );
}
