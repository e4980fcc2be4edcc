import type { ArticleCard } from '@boardwalk/contracts';
import { Box, Highlighted, Stack, sharedElement, Text } from '@boardwalk/kit';
import { memo } from 'react';
import { Byline } from '../../article/byline.tsx';
import { Cover } from '../../article/cover.tsx';
import { StoryTitle } from './story-title.tsx';

/** A story in its column. */
export const Story = memo(function Story({ story, unread }: { story: ArticleCard; unread: boolean }) {
  const { cover, summary, highlight } = story;
  return (
    <Stack as="article" position="relative" gap="2" height="100%">
      {cover && (
        <Box {...sharedElement(`/news/${story.slug}`)}>
          <Cover
            cover={cover}
            sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 45vw, 92vw"
            ratio={16 / 10}
          />
        </Box>
      )}
      <Stack gap="2" minW="0" flex="1">
        <StoryTitle story={story} unread={unread} textStyle="xl" />
        <Text color="fg.muted" lineClamp="4">
          {highlight ? <Highlighted parts={highlight} /> : summary}
        </Text>
        <Byline {...story} />
      </Stack>
    </Stack>
  );
});
